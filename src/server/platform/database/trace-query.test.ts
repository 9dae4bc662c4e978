import { expect, test } from 'vitest';
import { nameQuery } from './trace-query.ts';

test.each([
  ['select "id" from "boats" where "slug" = $1', 'select', 'boats'],
  ['insert into "bookings" ("id") values ($1)', 'insert', 'bookings'],
  ['update "mails" set "sent_at" = $1 where "key" = $2', 'update', 'mails'],
  ['delete from only jobs.job where id = $1', 'delete', 'jobs.job'],
  ['with due as (select 1 from "disputes") select * from due', 'with', 'disputes'],
  ['begin', 'begin', undefined],
  ['select 1', 'select', undefined],
  ['', 'query', undefined],
])('the statement %j is traced as "%s %s"', (sql, verb, table) =>
  expect(nameQuery(sql)).toEqual({ verb, table }),
);
