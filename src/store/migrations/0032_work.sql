-- Work of people: who owns a period, what readiness was when it was last computed, what members are told of, and the e-mails of it.

create table period_owner (
  tenant_id text collate "C" not null references tenant (id),
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  period text collate "C" not null check (period ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}/[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  member_id text collate "C",
  set_by text collate "C" not null,
  set_at timestamptz not null,
  primary key (tenant_id, abn, period),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
comment on table period_owner is 'Who answers for the period of a company. Replaced in place, with an audit event for each change.';
comment on column period_owner.tenant_id is 'Owner of the row.';
comment on column period_owner.abn is 'Company.';
comment on column period_owner.period is 'First and last day joined by a slash.';
comment on column period_owner.member_id is 'The member; null: nobody any more.';
comment on column period_owner.set_by is 'Who set it, as member:<id> or key:<id>.';
comment on column period_owner.set_at is 'When.';

create table kept_readiness (
  tenant_id text collate "C" not null references tenant (id),
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  period text collate "C" not null,
  mark text collate "C" not null,
  snapshot_id text collate "C" not null,
  computed_at timestamptz not null,
  name text,
  review_state text collate "C" not null,
  readiness_state text collate "C",
  score numeric,
  score_line text,
  blocked_by text[] not null,
  contradictions integer not null check (contradictions >= 0),
  duty jsonb,
  fault text,
  primary key (tenant_id, abn, period)
);
comment on table kept_readiness is 'Filing readiness of a period as it was last computed, for lists of many companies. Computed again when the records, the review or the snapshot is another.';
comment on column kept_readiness.tenant_id is 'Owner.';
comment on column kept_readiness.abn is 'Company.';
comment on column kept_readiness.period is 'First and last day joined by a slash.';
comment on column kept_readiness.mark is 'How many versions, moves and comments there were: another mark means that something was written since.';
comment on column kept_readiness.snapshot_id is 'Snapshot of the published data that it was computed from.';
comment on column kept_readiness.computed_at is 'When.';
comment on column kept_readiness.name is 'Name of the company.';
comment on column kept_readiness.review_state is 'State of the period in review.';
comment on column kept_readiness.readiness_state is 'State of filing readiness; null when it could not be computed.';
comment on column kept_readiness.score is 'Score from 0 to 1; null where nothing counts.';
comment on column kept_readiness.score_line is 'How many requirements stand where, in words.';
comment on column kept_readiness.blocked_by is 'Gates without any evidence.';
comment on column kept_readiness.contradictions is 'Contradictions that nobody has explained.';
comment on column kept_readiness.duty is 'Facts of the duty that the boundary of the period states.';
comment on column kept_readiness.fault is 'Why it could not be computed; null when it was.';

create table member_work (
  tenant_id text collate "C" not null references tenant (id),
  member_id text collate "C" not null,
  since timestamptz,
  last_at timestamptz,
  preferences jsonb not null default '{}',
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
comment on table member_work is 'When members last looked at their work, and what they want to be told by e-mail.';
comment on column member_work.tenant_id is 'Owner.';
comment on column member_work.member_id is 'The member.';
comment on column member_work.since is 'End of the visit before this one: changes after it are new.';
comment on column member_work.last_at is 'Last look of this visit.';
comment on column member_work.preferences is 'By kind of notification: at_once, daily or none. What is left out is as the service decides.';

create table notification (
  tenant_id text collate "C" not null references tenant (id),
  id text collate "C" not null check (id ~ '^ntf_[0-9A-Za-z]{16}$'),
  member_id text collate "C" not null,
  kind text collate "C" not null,
  occurrence text collate "C" not null,
  actor text collate "C" not null,
  abn text collate "C" not null check (abn ~ '^[0-9]{11}$'),
  period text collate "C" not null,
  detail jsonb not null,
  by_mail text collate "C" not null check (by_mail in ('at_once', 'daily', 'none')),
  raised_at timestamptz not null,
  read_at timestamptz,
  ordinal bigint generated always as identity,
  primary key (tenant_id, ordinal),
  unique (tenant_id, id),
  unique (tenant_id, member_id, occurrence),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
create index notification_by_member on notification (tenant_id, member_id, ordinal);
create index notification_unread on notification (tenant_id, member_id) where read_at is null;
comment on table notification is 'What members are told of. Append-only but for read_at. Holds no name and no text that somebody wrote, so that both can be erased where they stand.';
comment on column notification.tenant_id is 'Owner.';
comment on column notification.id is 'ntf_ and 16 letters or digits.';
comment on column notification.member_id is 'Who is told.';
comment on column notification.kind is 'Such as mention or to_review.';
comment on column notification.occurrence is 'What makes it one: the same is told once to each member.';
comment on column notification.actor is 'Who did it, as member:<id> or key:<id>; system for what comes with time.';
comment on column notification.abn is 'Company.';
comment on column notification.period is 'First and last day joined by a slash.';
comment on column notification.detail is 'Facts that its words are made of: ids, counts and days.';
comment on column notification.by_mail is 'What the member wanted of its kind when it was raised.';
comment on column notification.raised_at is 'When.';
comment on column notification.read_at is 'When the member marked it as read.';
comment on column notification.ordinal is 'Order of the notifications.';

create table mail (
  tenant_id text collate "C" not null references tenant (id),
  id text collate "C" not null check (id ~ '^mai_[0-9A-Za-z]{16}$'),
  member_id text collate "C" not null,
  about text collate "C" not null,
  from_ordinal bigint not null,
  to_ordinal bigint not null,
  state text collate "C" not null check (state in ('pending', 'sending', 'sent', 'failed', 'uncertain', 'dropped')),
  attempts integer not null default 0 check (attempts >= 0),
  last_error text,
  made_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, member_id, about),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  check ((state in ('pending', 'sending')) = (ended_at is null))
);
create index mail_by_time on mail (tenant_id, made_at, id);
create index mail_open on mail (tenant_id, due_at) where ended_at is null;
comment on table mail is 'E-mails of notifications: one for each that is told at once, one for each digest.';
comment on column mail.tenant_id is 'Owner.';
comment on column mail.id is 'mai_ and 16 letters or digits.';
comment on column mail.member_id is 'Who it is for; the address is read when it is sent.';
comment on column mail.about is 'Id of the notification, or digest:<day>: at most one e-mail of each.';
comment on column mail.from_ordinal is 'First notification that it tells of.';
comment on column mail.to_ordinal is 'Last notification that it tells of.';
comment on column mail.state is 'pending; sending: handed to the mail server; sent; failed; uncertain: the worker died or the line broke while it was handed over; dropped: nobody to send it to.';
comment on column mail.attempts is 'Attempts so far.';
comment on column mail.last_error is 'What the mail server said last.';
comment on column mail.made_at is 'When it was made.';
comment on column mail.due_at is 'Not before.';
comment on column mail.ended_at is 'When it was sent or given up.';

create trigger notification_is_kept before delete or truncate on notification
  for each statement execute function refuse_change();
do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['period_owner', 'kept_readiness', 'member_work', 'notification', 'mail'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_rows on %I to southerly_app
      using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', tenant_table);
    execute format('create policy all_rows on %I to southerly_operator
      using (current_user = ''southerly_operator'') with check (current_user = ''southerly_operator'')', tenant_table);
  end loop;
end
$$;
grant select, insert, update on period_owner, kept_readiness, member_work, mail to southerly_app, southerly_operator;
grant select, insert, update (read_at) on notification to southerly_app, southerly_operator;
