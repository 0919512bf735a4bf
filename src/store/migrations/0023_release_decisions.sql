-- What a person decided about places of a publisher's file that break a rule of its reader. Kept as long as the release, and out of
-- force when the release is withdrawn.
create table release_decision (
  release_id text collate "C" not null references release (id),
  id text collate "C" not null check (id ~ '^dec_[0-9a-f]{16}$'),
  position integer not null,
  file_sha256 text not null,
  row_ref text not null,
  printed_column text,
  printed text,
  rule text not null,
  problem text not null,
  expected text,
  decision text not null check (decision in ('take', 'use', 'leave_out')),
  field text,
  used jsonb not null,
  about jsonb not null,
  reason text not null check (reason <> ''),
  decided_by text not null check (decided_by <> ''),
  decided_on date not null,
  primary key (release_id, id)
);
comment on table release_decision is 'Decisions of the operator about places in doubt of the file of a release.';
comment on column release_decision.release_id is 'The release that was loaded with it.';
comment on column release_decision.id is 'From the content of the decision; the place of the row carries it.';
comment on column release_decision.position is 'Order within the release.';
comment on column release_decision.file_sha256 is 'SHA-256 of the file that it is about.';
comment on column release_decision.row_ref is 'Place in the file.';
comment on column release_decision.printed_column is 'Column as printed; null where the finding names none.';
comment on column release_decision.printed is 'What the publisher printed there; null for nothing.';
comment on column release_decision.rule is 'Rule of the reader that the place breaks.';
comment on column release_decision.problem is 'What the reader found.';
comment on column release_decision.expected is 'What the reader expected.';
comment on column release_decision.decision is 'take: the row as it was read; use: another value; leave_out: no such row.';
comment on column release_decision.field is 'Field that the value in used went into.';
comment on column release_decision.used is 'The value that was used, as JSON; null unless one was.';
comment on column release_decision.about is 'Key fields of the row, as JSON; null where none could be read.';
comment on column release_decision.reason is 'Why, in the words of the person.';
comment on column release_decision.decided_by is 'Who decided.';
comment on column release_decision.decided_on is 'When.';

grant select on release_decision to southerly_app, southerly_public;
