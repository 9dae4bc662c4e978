import type { NoticeView } from '#contract/admin-notices.ts';
import type { NoticeRow } from './notice-queries.ts';

export function presentNotice(notice: NoticeRow): NoticeView {
  return {
    kind: notice.kind,
    reason: notice.reason,
    at: notice.made_at.toISOString(),
    answeredAt: notice.answered_at?.toISOString() ?? null,
  };
}
