import { boatStandingNames, type BoatStanding } from '#domain/boat-standing.ts';
import { Badge } from '../../ui/badge.tsx';

export function StandingBadge({ standing }: { standing: BoatStanding }) {
  const isQuiet = standing === 'draft';
  return (
    <Badge
      tone={standing === 'suspended' ? 'danger' : 'plain'}
      className={isQuiet ? 'border border-edge bg-transparent' : ''}
    >
      {boatStandingNames[standing]}
    </Badge>
  );
}
