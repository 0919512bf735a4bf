-- An operator can suspend a tenant: nobody of it gets in until the operator lets them.

alter table tenant add column suspended_at timestamptz, add column suspended_reason text;
comment on column tenant.suspended_at is 'Since when nobody of the tenant gets in; null: it is not suspended.';
comment on column tenant.suspended_reason is 'Why, in the words of the operator; the tenant is told.';
