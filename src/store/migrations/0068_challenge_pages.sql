-- The text of challenged reports as it was read, with the places of its numbers: a reader sees each number where it stands.

create table challenge_page (
  tenant_id text collate "C" not null,
  challenge_id text collate "C" not null,
  part integer not null check (part >= 1),
  page integer check (page >= 1),
  first_line integer not null check (first_line >= 1),
  content text not null,
  marks jsonb not null,
  primary key (tenant_id, challenge_id, part),
  foreign key (tenant_id, challenge_id) references challenge (tenant_id, id)
);
comment on table challenge_page is 'Text of reports that were compared, page by page.';
comment on column challenge_page.tenant_id is 'Owner.';
comment on column challenge_page.challenge_id is 'The report: challenge.id.';
comment on column challenge_page.part is 'Order in the report, from 1. A very long page has several parts.';
comment on column challenge_page.page is 'Page of the report, from 1; null in files without pages.';
comment on column challenge_page.first_line is 'Line of the page that it begins with, from 1.';
comment on column challenge_page.content is 'The text: a line for each line, tabs between the cells of a table.';
comment on column challenge_page.marks is 'Its numbers: challenge_reading.ordinal, verdict, first and last character.';

alter table challenge_page enable row level security;
alter table challenge_page force row level security;
create policy own_rows on challenge_page to southerly_app
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
create policy all_rows on challenge_page to southerly_operator
  using (current_user = 'southerly_operator') with check (current_user = 'southerly_operator');
grant select, insert, delete on challenge_page to southerly_app, southerly_operator;
