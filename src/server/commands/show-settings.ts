import { explainSettings } from '../platform/settings/explain-settings.ts';

export function showSettings(): void {
  const { text, isRight } = explainSettings(process.env);
  process.stdout.write(`${text}\n`);
  process.exitCode = isRight ? 0 : 1;
}
