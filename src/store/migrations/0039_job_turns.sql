-- When each tenant last had its turn, so that one with many jobs does not keep the others waiting.

create table job_turn (
  queue text collate "C" not null,
  owner text collate "C" not null,
  taken_at timestamptz not null,
  primary key (queue, owner)
);
comment on table job_turn is 'When a job of each tenant was last taken from a queue: the tenant that has waited longest is next.';
comment on column job_turn.queue is 'Queue of the job.';
comment on column job_turn.owner is 'Tenant that the job is for.';
comment on column job_turn.taken_at is 'When a worker last took one of its jobs.';

grant select, insert, update on job_turn to southerly_worker;
