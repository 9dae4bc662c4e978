import { explainSettings } from './settings/explain-settings.ts';

// `npm run settings`: every setting, where its value comes from, and what is wrong with it.
const { text, isRight } = explainSettings(process.env);
process.stdout.write(`${text}\n`);
process.exitCode = isRight ? 0 : 1;
