// `node deploy/postgres/render.mjs cluster.json OUT`: renders the files of each machine from the templates in this
// folder. Generates the passwords once and stores them in OUT/passwords.json.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATES = fileURLToPath(new URL('templates/', import.meta.url));
const OF_EACH_NODE = ['patroni.yml', 'etcd.env'];
const OF_THE_PRODUCT = ['haproxy.cfg', 'pgbouncer.ini', 'userlist.txt', 'create-database.sql'];
const PASSWORDS = ['superuser', 'replication', 'rewind', 'patroni', 'app'];

/** Defaults for separate machines with Debian's packages. */
const usual = {
  node: { postgres: 5432, patroni: 8008, etcd: 2379, etcdPeer: 2380 },
  nodeFolders: (cluster) => ({
    dataFolder: `/var/lib/postgresql/${cluster}`,
    runFolder: '/var/run/postgresql',
    etcdFolder: `/var/lib/etcd/${cluster}`,
  }),
  postgres: {
    sharedBuffers: '1GB',
    walKept: '1GB',
  },
  haproxy: {
    address: '127.0.0.1',
    primary: 5000,
    replicas: 5001,
    global: 'global\n  user haproxy\n  group haproxy\n  maxconn 2000\n',
  },
  pgbouncer: { port: 6432, folder: '/etc/pgbouncer' },
};

const [file, folder] = process.argv.slice(2);
if (!file || !folder) {
  process.stderr.write('node deploy/postgres/render.mjs CLUSTER.json FOLDER\n');
  process.exit(1);
}
render(JSON.parse(readFileSync(file, 'utf8')));
process.stdout.write(`Written to ${folder}. It holds passwords: keep it to yourself.\n`);

function render(given) {
  const { cluster, network } = given;
  const nodes = given.nodes.map((node) => ({
    ...usual.node,
    ...usual.nodeFolders(cluster),
    ...node,
  }));
  if (nodes.map(({ name }) => name).join() !== 'n1,n2,n3')
    throw new Error('The nodes are three, and called n1, n2 and n3.');
  mkdirSync(folder, { recursive: true });
  const passwords = keptPasswords(join(folder, 'passwords.json'));
  const values = {
    cluster,
    network,
    passwords,
    ...Object.fromEntries(nodes.map((node) => [node.name, node])),
    postgres: { ...usual.postgres, programs: listPrograms(given), ...given.postgres },
    haproxy: { ...usual.haproxy, ...given.haproxy },
    pgbouncer: { ...usual.pgbouncer, ...given.pgbouncer },
  };
  for (const node of nodes) {
    for (const name of OF_EACH_NODE) write(join(folder, node.name), name, { ...values, node });
  }
  for (const name of OF_THE_PRODUCT) write(join(folder, 'product'), name, values);
}

/** Debian 12 has PostgreSQL 15, Debian 13 has 17; the version is part of the path. */
function listPrograms({ postgresVersion, postgres }) {
  if (!postgres?.programs && !/^\d+$/.test(String(postgresVersion)))
    throw new Error('postgresVersion is missing: 15 on Debian 12, 17 on Debian 13.');
  return `/usr/lib/postgresql/${postgresVersion}/bin`;
}

function keptPasswords(file) {
  if (!existsSync(file)) {
    const made = PASSWORDS.map((name) => [name, `k${randomBytes(18).toString('base64url')}`]);
    writeFileSync(file, JSON.stringify(Object.fromEntries(made), null, 2), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

function write(folder, name, values) {
  const text = readFileSync(join(TEMPLATES, name), 'utf8').replaceAll(
    /\$\{([\w.]+)\}/g,
    (_, path) => valueAt(values, path, name),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  chmodSync(join(folder, name), 0o600);
}

function valueAt(values, path, name) {
  const value = path.split('.').reduce((found, part) => found?.[part], values);
  if (value === undefined) throw new Error(`${name} names \${${path}}, of which nothing is known.`);
  return String(value);
}
