import { useState, type ComponentType, type ReactNode } from 'react';
import type { AdminView } from '#contract/admin/admin-account-api.ts';
import { hasPermission, type AdminPermission } from '#domain/admin/admin-permissions.ts';
import type { MessageGroup, Messages } from '#i18n/catalogues/messages.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { definePage, type PageInput } from '../../shared/page/define-page.ts';
import type { PortalTitle } from '../../shared/page/portal-head.ts';
import { adminDefaults } from '../admin-definition.ts';
import { FilterForm, useFilters, type FilterField, type ListFilters } from './admin-filters.tsx';
import { useAdminFormats, type AdminFormats } from './admin-formatters.ts';
import { AdminLayout } from './admin-layout.tsx';
import { AdminList, type ItemOf, type ListCall } from './admin-list.tsx';
import { AdminTable, type AdminColumns } from './admin-table.tsx';

/** Inputs for a list's texts, filters and columns: messages, formats, and the page's state. */
export type ListContext<Group extends MessageGroup, Act> = {
  t: Messages[Group];
  labels: Messages['portal-labels'];
  actionMessages: Messages['portal-actions'];
  adminLayout: Messages['admin-layout'];
  trips: Messages['trips'];
  formats: AdminFormats;
  search: ListFilters;
  changeFilters: (part: ListFilters) => void;
  /** Opens the list's dialog. */
  open: (act: Act) => void;
};

type ListTexts = {
  /** The accessible names of the filters and of the list. */
  filters: string;
  items: string;
  /** The noun for the items: "boat", "boats". */
  one: string;
  many: string;
  emptyTitle: string;
  emptyText: string;
};

/** A list's rows: the columns of a table, or a component that renders all items. */
type ListRows<Item, Context> =
  | {
      columns: (
        context: Context & { may: (permission: AdminPermission) => boolean },
      ) => AdminColumns<Item>;
      /** Returns a row's key: its `id` by default. */
      keyOf?: (item: Item) => string;
      Items?: never;
    }
  | { Items: ComponentType<{ label: string; items: readonly Item[] }>; columns?: never };

type DialogProps = { onClose: () => void };

/** Props with which a list opens its dialog: all of the dialog's except `onClose`. */
type ActOf<Props> = Props extends DialogProps ? Omit<Props, 'onClose'> : never;

type AdminListDefinition<
  Search extends string,
  Call extends ListCall,
  Props extends DialogProps,
  Context,
> = ListRows<ItemOf<Call>, Context> & {
  path: string;
  title: PortalTitle;
  permission: AdminPermission;
  /** The message groups needed in addition to the list's own. */
  messages?: readonly MessageGroup[];
  call: Call;
  /** The query parameters: the filters, and others that links set. */
  search: readonly Search[];
  texts: (context: Context) => ListTexts;
  filters: (context: Context) => Partial<Record<Search, FilterField>>;
  /** Classes that set the columns of the form. */
  filterClasses?: string;
  /** Renders a note after the fields in the form. */
  filterNote?: (context: Context) => ReactNode;
  explanation?: (context: Context) => string;
  /** Renders buttons beside the heading. */
  actions?: (context: Context) => ReactNode;
  /** Wraps the list in the rest of the page. */
  frame?: (context: Context, list: ReactNode) => ReactNode;
  Dialog?: ComponentType<Props>;
};

/**
 * Defines a page that lists an endpoint's items page by page: filters in the query string, a table or other rows, and
 * one dialog for the actions on an item.
 */
export function defineAdminList<
  Group extends MessageGroup,
  const Search extends string,
  Call extends ListCall,
  Props extends DialogProps = never,
>(group: Group, list: AdminListDefinition<Search, Call, Props, ListContext<Group, ActOf<Props>>>) {
  const { title, messages = [], path, search } = list;
  return definePage({ ...adminDefaults(title, group, ...messages), path, search, Page });

  function Page({ search }: PageInput) {
    const { titles } = useMessages('portal-shared');
    const [dialog, setDialog] = useState<Props | null>(null);
    const onClose = () => setDialog(null);
    const context = useListContext(group, search, (act: ActOf<Props>) => {
      // Safe: an act lacks only `onClose`.
      setDialog({ ...act, onClose } as unknown as Props);
    });
    const { permission, actions, frame = renderAlone, Dialog } = list;
    return (
      <AdminLayout title={titles[title]} permission={permission} actions={actions?.(context)}>
        {(admin) => (
          <>
            {frame(context, <FilteredList list={list} context={context} admin={admin} />)}
            {dialog && Dialog && <Dialog {...dialog} />}
          </>
        )}
      </AdminLayout>
    );
  }
}

function renderAlone(_: unknown, list: ReactNode): ReactNode {
  return list;
}

function useListContext<Group extends MessageGroup, Act>(
  group: Group,
  search: ListFilters,
  open: (act: Act) => void,
): ListContext<Group, Act> {
  return {
    t: useMessages(group),
    labels: useMessages('portal-labels'),
    actionMessages: useMessages('portal-actions'),
    adminLayout: useMessages('admin-layout'),
    trips: useMessages('trips'),
    formats: useAdminFormats(),
    search,
    changeFilters: useFilters(search).change,
    open,
  };
}

type FilteredListProps<
  Search extends string,
  Call extends ListCall,
  Props extends DialogProps,
  Context,
> = {
  list: AdminListDefinition<Search, Call, Props, Context>;
  context: Context;
  admin: AdminView;
};

function FilteredList<
  Search extends string,
  Call extends ListCall,
  Props extends DialogProps,
  Context extends { search: ListFilters },
>({ list, context, admin }: FilteredListProps<Search, Call, Props, Context>) {
  const { call, explanation, filterClasses, filterNote } = list;
  const { filters: label, items: itemsLabel, ...texts } = list.texts(context);
  const may = (permission: AdminPermission) => hasPermission(admin.role, permission);
  return (
    <>
      <FilterForm
        label={label}
        className={filterClasses}
        search={context.search}
        fields={list.filters(context)}
      >
        {filterNote?.(context)}
      </FilterForm>
      {explanation && <p className="max-w-prose text-ink-soft">{explanation(context)}</p>}
      <AdminList call={call} filters={context.search} {...texts}>
        {(items) =>
          list.Items ? (
            <list.Items label={itemsLabel} items={items} />
          ) : (
            <AdminTable
              label={itemsLabel}
              items={items}
              keyOf={list.keyOf ?? getId}
              columns={list.columns({ ...context, may })}
            />
          )
        }
      </AdminList>
    </>
  );
}

function getId(item: object): string {
  return 'id' in item ? String(item.id) : '';
}
