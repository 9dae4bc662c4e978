import { migrate } from '../src/server/database/migrations.ts';
const t = performance.now();
console.log(await migrate('postgres://postgres@127.0.0.1:5599/big_new'), performance.now() - t);
