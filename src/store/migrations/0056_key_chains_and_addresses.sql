-- A key that a key made ends with it, however long the chain, and never has more rights.
alter table api_key add column made_with text collate "C" check (made_with <> id);
alter table api_key add foreign key (tenant_id, made_with) references api_key (tenant_id, id);
create index api_key_by_maker on api_key (tenant_id, made_with) where made_with is not null;
comment on column api_key.made_with is 'The key that made this one, which ends with it; null: a person in a session, the operator or a first start made it, or it is from before this column.';
