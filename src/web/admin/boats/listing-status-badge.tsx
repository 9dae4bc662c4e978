import { listingStatusNames, type ListingStatus } from '#domain/listing-status.ts';
import { Badge } from '../../ui/badge.tsx';

export function ListingStatusBadge({ standing }: { standing: ListingStatus }) {
  const isQuiet = standing === 'draft';
  return (
    <Badge
      tone={standing === 'suspended' ? 'danger' : 'plain'}
      className={isQuiet ? 'border border-edge bg-transparent' : ''}
    >
      {listingStatusNames[standing]}
    </Badge>
  );
}
