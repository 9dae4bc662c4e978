import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** TLS termination in front of the product, with the files of `deploy/`. */
export type TlsProxy = { close(): Promise<void> };
export type ProxyPorts = { tls: number; upstream: number };

const DEPLOYED = new URL('../../../deploy/', import.meta.url);

/** Starts Debian's Caddy with its internal certificate. */
export function openCaddy({ tls, upstream }: ProxyPorts): Promise<TlsProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'boat-trips-caddy-'));
  // Turns off what a test cannot use: port 80, the admin port and the system's trust store.
  const testOptions = '{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n';
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, testOptions + readFileSync(new URL('Caddyfile', DEPLOYED), 'utf8'));
  return run(folder, tls, 'caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    DOMAIN: `localhost:${tls}`,
    UPSTREAM: `127.0.0.1:${upstream}`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
}

/** Starts Debian's nginx with a self-signed certificate. */
export function openNginx({ tls, upstream }: ProxyPorts): Promise<TlsProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'boat-trips-nginx-'));
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=localhost', '-days', '1', '-keyout', key, '-out', certificate],
  ]);
  const shop = readFileSync(new URL('nginx.conf', DEPLOYED), 'utf8')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`)
    .replaceAll('boats.example.com', 'localhost')
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
    .replaceAll('443 ssl', `${tls} ssl`)
    // Removes the redirect from port 80, which the test cannot bind.
    .replace(/server \{\s+listen 80;[^}]+\}/, '');
  const config = join(folder, 'nginx.conf');
  const logs = `access_log off; error_log ${join(folder, 'error.log')};`;
  writeFileSync(
    config,
    `pid ${join(folder, 'pid')};\nevents {}\nhttp {\n${logs}\nclient_body_temp_path ${folder};\n${shop}}\n`,
  );
  return run(folder, tls, 'nginx', ['-c', config, '-g', 'daemon off;'], {});
}

async function run(
  folder: string,
  port: number,
  program: string,
  args: string[],
  env: Record<string, string>,
): Promise<TlsProxy> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(program, args, {
    env: { PATH: `${PATH}:/usr/sbin`, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (more: string) => (output += more));
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const close = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(100)) {
    const answer = await fetch(`https://localhost:${port}/healthz`).catch(() => null);
    if (answer?.ok) return { close };
    if (child.exitCode !== null) break;
  }
  await close();
  throw new Error(`${program} did not answer:\n${output}`);
}
