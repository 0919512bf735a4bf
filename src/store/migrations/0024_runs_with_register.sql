-- A bundle may rest on what the business register answered when the bundle was asked for.
alter table disclosure_run add column register_state text check (register_state in ('answered', 'unavailable'));
alter table disclosure_run add column register_sha256 text collate "C" check (register_sha256 ~ '^[0-9a-f]{64}$');
comment on column disclosure_run.register_state is 'What came of asking the business register at the request; null where nobody asked.';
comment on column disclosure_run.register_sha256 is 'SHA-256 of the register''s answer that the bundle rests on; null where there is none. Tells after a purge which bundles cite it.';
