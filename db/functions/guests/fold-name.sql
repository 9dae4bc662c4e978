-- Folds a name for sorting and searching, as foldName in src/domain/operators/guest-search.ts does. An index is built
-- on it.
create or replace function fold_name(name text) returns text
language sql immutable parallel safe strict
as $$
  select trim(regexp_replace(
    translate(
      lower(
        translate(
          replace(replace(replace(replace(replace(
            regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'),
            'ß', 'ss'), 'Æ', 'AE'), 'Œ', 'OE'), 'æ', 'ae'), 'œ', 'oe'),
          'ØøŁłĐđı', 'OoLlDdi')),
      '-‐–—’''.,;:/()"_@&+', '                   '),
    '\s+', ' ', 'g'))
$$;
