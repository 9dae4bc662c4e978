-- Names as searches and lists compare them: lower case, without accents and punctuation.

create function fold_name(name text) returns text
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
comment on function fold_name is 'The same as foldName in src/domain/guest-search.ts.';
