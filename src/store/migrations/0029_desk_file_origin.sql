-- A file that an update received and did not load can be opened at the desk.
alter table desk_file add column origin jsonb;
comment on column desk_file.origin is 'Of a file that an update received: source, name, address and when it was looked at. Null for one that a person brought.';
-- Two people who open it at the same moment get one file.
create unique index desk_file_opened on desk_file ((origin ->> 'source'), (origin ->> 'name'), file_sha256)
  where origin is not null and state not in ('loaded', 'unchanged');
