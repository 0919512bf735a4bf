import { confirmedLinks } from '../../operations/links/confirmed-links.ts'
import { defineCommand } from '../command.ts'
import { table } from '../output.ts'

export const linksList = defineCommand({
  name: 'links list',
  summary: 'list confirmed links, newest first, including withdrawn ones',
  examples: [
    ['links list', 'who linked which facility to which company, and why'],
    ['links list --json', 'for a script'],
  ],
  needs: 'service',
  migrations: 'require',
  input: {},
  run: async ({ service, output }) => {
    const links = await confirmedLinks(service.database)
    output.result(
      { links },
      table(
        ['year', 'facility', 'company', 'by', 'on', 'state', 'reason', 'release'],
        links.map((link) => [
          link.reporting_year,
          link.facility_name,
          link.controlling_corporation_abn === null
            ? 'none'
            : `${link.controlling_corporation_abn} ${link.controlling_corporation}`,
          link.confirmed_by ?? '',
          link.confirmed_at?.slice(0, 10) ?? '',
          link.state,
          link.withdrawn_reason === null ? (link.reason ?? '') : `withdrawn: ${link.withdrawn_reason}`,
          link.release_id,
        ]),
      ),
    )
  },
})
