import type { OperatorStatus } from '#domain/listing-status.ts';
import { Badge } from '../../ui/badge.tsx';

export function OperatorBadge({ status }: { status: OperatorStatus }) {
  return status === 'suspended' ? <Badge tone="danger">Suspended</Badge> : <Badge>Active</Badge>;
}
