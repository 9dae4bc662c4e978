-- What an operator writes of a boat is in one language, and may be there in others as well.

alter table boats
  add column text_language text not null default 'en'
    check (text_language in ('en', 'fr', 'nl', 'es', 'pt', 'de')),
  add column translations jsonb not null default '{}';
comment on column boats.text_language is 'The language of description, meeting point, what to bring and what is included.';
comment on column boats.translations is 'The same texts in other languages, by language; a text that is empty is not translated.';
