import type { confirmedLinks } from '../../operations/links/confirmed-links.ts'

export const presentConfirmedLink = (link: Awaited<ReturnType<typeof confirmedLinks>>[number]) => ({
  release: link.release_id,
  facility: link.facility_name,
  reporting_year: link.reporting_year,
  responsible_emitter: link.responsible_emitter,
  company:
    link.controlling_corporation_abn === null
      ? null
      : { abn: link.controlling_corporation_abn, name: link.controlling_corporation },
  confirmed_by: link.confirmed_by ?? '',
  confirmed_at: link.confirmed_at ?? '',
  reason: link.reason ?? '',
  state: link.state,
  withdrawn_on: link.withdrawn_on,
  withdrawn_reason: link.withdrawn_reason,
})
