-- Certificates that two tenants claim are in dispute: the earlier claim stands, and both can document theirs. Until now the later one
-- took the earlier out of its owner's figures. Claims from before have no order among themselves.
create sequence certificate_claim_order;
alter table certificate_claim
  add column claimed bigint not null default 0,
  drop constraint certificate_claim_pkey,
  add primary key (tenant_id, abn, period, fingerprint, claimed);
-- A node of the version before writes no place: its claims come last, in the order of writing.
alter table certificate_claim alter column claimed set default nextval('certificate_claim_order');
comment on column certificate_claim.claimed is 'Place of the claim in the order of all claims. A range keeps it as long as every version of the evidence claims it.';
grant usage on sequence certificate_claim_order to southerly_app, southerly_operator;

create function certificate_standing(
  own_abn text, own_period text, fingerprints text[], blocks boolean[], ranges integer[]
)
  returns table (asked_range integer, standing text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    with asked as (
      select fingerprint collate "C" as fingerprint, is_block, range_number
      from unnest(fingerprints, blocks, ranges) as given (fingerprint, is_block, range_number)
    ), held as (
      select c.fingerprint, min(c.claimed) as claimed from certificate_claim c
      where c.tenant_id = current_tenant() and c.abn = own_abn and c.period = own_period and c.is_block
      group by c.fingerprint
    ), own as (
      select a.range_number, case when bool_and(h.claimed is not null) then max(h.claimed) end as claimed
      from asked a left join held h on h.fingerprint = a.fingerprint
      where a.is_block group by a.range_number
    )
    select a.range_number, case
        when bool_or(c.tenant_id = current_tenant()) then 'own'
        when bool_or(own.claimed is null or c.claimed <= own.claimed) then 'later'
        else 'first' end
    from asked a
    join own on own.range_number = a.range_number
    join certificate_claim c on c.fingerprint = a.fingerprint and (c.is_block or a.is_block)
      and not (c.tenant_id = current_tenant() and c.abn = own_abn and c.period = own_period)
    where current_tenant() is not null
    group by a.range_number
  $$;
comment on function certificate_standing(text, text, text[], boolean[], integer[]) is 'For each range that another evidence record claims too: whether that record is the tenant''s own, or the tenant''s claim is the first or a later one. Never whose the other is.';
revoke execute on function certificate_standing(text, text, text[], boolean[], integer[]) from public;
grant execute on function certificate_standing(text, text, text[], boolean[], integer[]) to southerly_app;
