import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

export type Tab<Name extends string> = { name: Name; label: ReactNode; content: ReactNode };

type TabsProps<Name extends string> = {
  label: string;
  tabs: readonly Tab<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
};

/** Renders tabs with arrow-key navigation. Only the selected panel is mounted. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose }: TabsProps<Name>) {
  return (
    <Root className="bg-inherit" value={chosen} onValueChange={(name) => onChoose(name as Name)}>
      <List
        aria-label={label}
        className="tall:in-[[role=dialog]]:sticky in-[[role=dialog]]:top-0 in-[[role=dialog]]:z-10 flex gap-1 overflow-x-auto border-b border-line bg-inherit max-sm:gap-0"
      >
        {tabs.map(({ name, label }) => (
          <Trigger
            key={name}
            value={name}
            className="-mb-px min-h-12 shrink-0 border-b-3 border-transparent px-2 font-semibold text-ink-soft -outline-offset-3 hover:text-ink aria-selected:border-sea aria-selected:text-ink forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight] sm:px-4"
          >
            {label}
          </Trigger>
        ))}
      </List>
      {tabs.map(({ name, content }) => (
        <Content key={name} value={name} className="pt-6 outline-offset-4">
          {content}
        </Content>
      ))}
    </Root>
  );
}
