-- Who holds the token of a session, in one round trip: a transaction under the authenticator's role takes three.
create function session_for_authentication(asked_hash text)
  returns table (
    id text, tenant_id text, member_id text, key_id text, created_at timestamptz, last_seen_at timestamptz, ends_at timestamptz,
    ended_at timestamptz, token_made_at timestamptz, is_current boolean, previous_until timestamptz,
    tenant_name text, plan text, limit_overrides jsonb, suspended_at timestamptz, suspended_reason text,
    key_mode text, key_scopes text[], key_packs text[], key_expires_at timestamptz, key_revoked_at timestamptz, key_replaced_by text,
    acting_member_id text, member_name text, member_roles text[], member_packs text[], member_engagements jsonb, member_status text
  )
  -- Not in plain SQL: PL/pgSQL keeps the plan from one call to the next.
  language plpgsql stable strict security definer rows 1 set search_path = pg_catalog, public, pg_temp
  as $$
    begin
      return query
        select s.id, s.tenant_id, s.member_id, s.key_id, s.created_at, s.last_seen_at, s.ends_at,
          s.ended_at, s.token_made_at, s.token_hash = asked_hash, s.previous_until,
          t.name, t.plan, t.limit_overrides, t.suspended_at, t.suspended_reason,
          k.mode, k.scopes, k.packs, k.expires_at, k.revoked_at, k.replaced_by,
          m.id, m.name, m.roles, m.packs, m.engagements, m.status
        from web_session s
          join tenant t on t.id = s.tenant_id
          left join api_key k on k.tenant_id = s.tenant_id and k.id = s.key_id
          left join member m on m.tenant_id = s.tenant_id and m.id = coalesce(s.member_id, k.member_id)
        where s.token_hash = asked_hash collate "C" or s.previous_hash = asked_hash collate "C";
    end
  $$;
comment on function session_for_authentication(text) is 'The session with a token of this hash, its tenant, and the person or key that holds it. Reads of public data may call it: who has no token can make no hash, and no hash can be read.';
revoke execute on function session_for_authentication(text) from public;
grant execute on function session_for_authentication(text) to southerly_public;

-- True only inside that function, which runs as the owner while the role stays that of public reads.
do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['web_session', 'tenant', 'api_key', 'member'] loop
    execute format('create policy held_session on %I for select to public
      using (current_setting(''role'') = ''southerly_public'' and current_user <> ''southerly_public'')', tenant_table);
  end loop;
end
$$;
