import { expect, test } from 'vitest';
import { findSynchronousFault, type Replication } from './check-synchronous.ts';

const well: Replication = { commit: 'on', names: '"n2"', standbys: 1 };

test.each<[Partial<Replication>, RegExp | null]>([
  [{}, null],
  [{ commit: 'remote_apply', names: '*', standbys: 2 }, null],
  [{ names: '' }, /replication is off .* confirmed sales may be lost/],
  [{ names: '', standbys: null }, /replication is off/],
  [{ commit: 'local' }, /synchronous_commit is local\)\. .* confirmed sales may be lost/],
  [{ commit: 'off', standbys: null }, /synchronous_commit is off/],
  [{ standbys: 0 }, /no standby is synchronous now, .*\("n2"\)/],
  [{ standbys: null }, /grant pg_read_all_stats/],
])('a primary with %o has the fault %s', (said, fault) => {
  const found = findSynchronousFault({ ...well, ...said });
  if (fault === null) expect(found).toBeNull();
  else expect(found).toMatch(fault);
});
