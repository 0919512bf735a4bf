-- Names under which members reviewed, approved and signed: a name that is changed later does not appear under what was approved before.
-- Beside the moves and not in them: moves are never changed, and names are erased on request.
create table review_name (
  tenant_id text collate "C" not null references tenant (id),
  actor text collate "C" not null,
  since timestamptz not null,
  name text not null,
  primary key (tenant_id, actor, since)
);
comment on table review_name is 'What members were called when they moved something in a review: a row for the first move, and for the first after each change of the name. Rows go with the erasure of the member.';
comment on column review_name.tenant_id is 'Owner.';
comment on column review_name.actor is 'The member, as member:<id>.';
comment on column review_name.since is 'Time of the first move under that name.';
comment on column review_name.name is 'The name.';

-- Of earlier moves, the names of today are the best that is known. "You" was no name.
insert into review_name (tenant_id, actor, since, name)
select e.tenant_id, e.actor, min(e.occurred_at), m.name from review_event e
join member m on m.tenant_id = e.tenant_id and e.actor = 'member:' || m.id
where m.erased_at is null and m.name <> 'You'
group by e.tenant_id, e.actor, m.name;

alter table review_name enable row level security;
alter table review_name force row level security;
create policy own_rows on review_name to southerly_app using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy all_rows on review_name to southerly_operator using (current_user = 'southerly_operator') with check (current_user = 'southerly_operator');
grant select, insert, delete on review_name to southerly_app, southerly_operator;
