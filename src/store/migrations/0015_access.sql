-- Anybody can compute most files of a bundle from the public data. Only the ZIP and its signed manifest are looked up by hash:
-- nobody can know those two before the service has signed.
drop index bundle_by_file_hash;
create function text_sha256(content text) returns text
  language sql immutable strict parallel safe
  as $$ select pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(content, 'UTF8')), 'hex') $$;
comment on function text_sha256(text) is 'SHA-256 of a text in UTF-8, hexadecimal. convert_to counts as stable, but its outcome is fixed for one database.';
create index bundle_by_manifest_hash on bundle (text_sha256(manifest));
