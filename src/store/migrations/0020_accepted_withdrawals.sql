-- A withdrawal is compared as a load is, and may be accepted as one: a release can have one acceptance of each.
alter table release_acceptance add column act text collate "C" not null default 'load' check (act in ('load', 'withdrawal'));
alter table release_acceptance alter column act drop default;
alter table release_acceptance drop constraint release_acceptance_pkey;
alter table release_acceptance add primary key (release_id, act);
comment on table release_acceptance is 'Releases that were loaded or withdrawn although a check found that this changes answers in a way that looks wrong.';
comment on column release_acceptance.act is 'load or withdrawal.';
comment on column release_acceptance.reason is 'Why it was done nevertheless, in the operator''s words.';
comment on column release_acceptance.accepted_by is 'Who did it: the user of the machine.';
