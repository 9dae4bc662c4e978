-- Captains are written to in the language of their portal.

alter table operators
  add column language text not null default 'en' check (language in ('en', 'fr', 'es'));
comment on column operators.language is 'In which they are written to: that of the page on which they made their account, or what they chose since.';
