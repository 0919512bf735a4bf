-- Review of what tenants write: moves of records, statements and periods, comments, and the marks of auditors. All of it is
-- append-only: a state is what the last move says, a thread is open until a line of it resolves it.

create table review_event (
  tenant_id text collate "C" not null references tenant (id),
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  period text collate "C" not null,
  subject text collate "C" not null,
  move text collate "C" not null check (move in ('submit', 'ask_for_changes', 'mark_reviewed', 'approve', 'lock', 'unlock', 'reopen')),
  from_state text collate "C" not null check (from_state in ('draft', 'in_review', 'changes_asked', 'reviewed', 'approved', 'locked')),
  to_state text collate "C" not null check (to_state in ('draft', 'in_review', 'changes_asked', 'reviewed', 'approved', 'locked')),
  version integer check (version >= 1),
  sha256 text collate "C" not null check (sha256 ~ '^[0-9a-f]{64}$'),
  reason text,
  self_approved boolean not null,
  content jsonb,
  actor text collate "C" not null,
  occurred_at timestamptz not null,
  ordinal bigint generated always as identity,
  primary key (tenant_id, ordinal),
  check ((move = 'unlock') <= (reason is not null)),
  check ((to_state = 'locked') <= (subject = 'period' and content is not null))
);
create index review_event_by_subject on review_event (tenant_id, abn, period, subject, ordinal);
comment on table review_event is 'Moves of records, statements and periods in review. Append-only; the last move of a subject is its state while its content stands.';
comment on column review_event.tenant_id is 'Owner.';
comment on column review_event.abn is 'Company.';
comment on column review_event.period is 'First and last day joined by a slash.';
comment on column review_event.subject is 'period, record:<kind> or statement:<requirement id>.';
comment on column review_event.move is 'What was done.';
comment on column review_event.from_state is 'State before.';
comment on column review_event.to_state is 'State after.';
comment on column review_event.version is 'Version of the record that the move was about; null for a period.';
comment on column review_event.sha256 is 'Hash of the content that the move was about. Other content has not been decided on.';
comment on column review_event.reason is 'Why, in words.';
comment on column review_event.self_approved is 'The author approved alone, being the only member.';
comment on column review_event.content is 'Of a move of a period: its subjects with version and hash, as they stood.';
comment on column review_event.actor is 'Who moved it, as member:<id>.';
comment on column review_event.occurred_at is 'When.';
comment on column review_event.ordinal is 'Order of the moves.';

create table review_comment (
  tenant_id text collate "C" not null references tenant (id),
  id text collate "C" not null check (id ~ '^cmt_[0-9A-Za-z]{16}$'),
  thread_id text collate "C" not null check (thread_id ~ '^cmt_[0-9A-Za-z]{16}$'),
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  period text collate "C" not null,
  subject text collate "C" not null,
  act text collate "C" not null check (act in ('opened', 'replied', 'resolved', 'reopened')),
  body text,
  mentions text[] not null,
  actor text collate "C" not null,
  written_at timestamptz not null,
  ordinal bigint generated always as identity,
  primary key (tenant_id, ordinal),
  unique (tenant_id, id),
  foreign key (tenant_id, thread_id) references review_comment (tenant_id, id),
  check ((act = 'opened') = (id = thread_id)),
  check ((act in ('opened', 'replied')) <= (body is not null))
);
create index review_comment_by_thread on review_comment (tenant_id, abn, period, thread_id, ordinal);
comment on table review_comment is 'Comments on requirements, figures, records and pages of a bundle, in threads. Append-only.';
comment on column review_comment.tenant_id is 'Owner.';
comment on column review_comment.id is 'cmt_ and 16 letters or digits.';
comment on column review_comment.thread_id is 'The line that opened the thread.';
comment on column review_comment.abn is 'Company.';
comment on column review_comment.period is 'First and last day joined by a slash.';
comment on column review_comment.subject is 'requirement:<id>, metric:<id>, record:<kind> or page:<bundle>/<number>.';
comment on column review_comment.act is 'opened and replied bring a text; resolved and reopened change the state of the thread.';
comment on column review_comment.body is 'The text.';
comment on column review_comment.mentions is 'Ids of members whom it names.';
comment on column review_comment.actor is 'Who wrote it, as member:<id> or key:<id>.';
comment on column review_comment.written_at is 'When.';
comment on column review_comment.ordinal is 'Order of the lines.';

create table audit_mark (
  tenant_id text collate "C" not null references tenant (id),
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  period text collate "C" not null,
  requirement_id text collate "C" not null,
  mark text collate "C" not null check (mark in ('agreed', 'query', 'cleared')),
  note text,
  thread_id text collate "C",
  content_sha256 text collate "C" not null check (content_sha256 ~ '^[0-9a-f]{64}$'),
  actor text collate "C" not null,
  marked_at timestamptz not null,
  ordinal bigint generated always as identity,
  primary key (tenant_id, ordinal),
  foreign key (tenant_id, thread_id) references review_comment (tenant_id, id),
  check ((mark = 'query') <= (thread_id is not null))
);
create index audit_mark_by_requirement on audit_mark (tenant_id, abn, period, requirement_id, ordinal);
comment on table audit_mark is 'What auditors marked in the sheet of a period, requirement by requirement. Append-only; the last mark counts.';
comment on column audit_mark.tenant_id is 'Owner.';
comment on column audit_mark.abn is 'Company.';
comment on column audit_mark.period is 'First and last day joined by a slash.';
comment on column audit_mark.requirement_id is 'Requirement of the standard.';
comment on column audit_mark.mark is 'agreed, query, or cleared: as if never marked.';
comment on column audit_mark.note is 'What the auditor wrote.';
comment on column audit_mark.thread_id is 'The comment that a query opened.';
comment on column audit_mark.content_sha256 is 'Hash of the evidence that was looked at: other evidence has not been agreed to.';
comment on column audit_mark.actor is 'Who marked it, as member:<id>.';
comment on column audit_mark.marked_at is 'When.';
comment on column audit_mark.ordinal is 'Order of the marks.';

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['review_event', 'review_comment', 'audit_mark'] loop
    execute format('create trigger %I before update or delete or truncate on %I
      for each statement execute function refuse_change()', tenant_table || '_is_append_only', tenant_table);
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_rows on %I to southerly_app
      using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', tenant_table);
    execute format('create policy all_rows on %I to southerly_operator
      using (current_user = ''southerly_operator'') with check (current_user = ''southerly_operator'')', tenant_table);
  end loop;
end
$$;
grant select, insert on review_event, review_comment, audit_mark to southerly_app, southerly_operator;
