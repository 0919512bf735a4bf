import { useQuery } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'

type Page = Schema<'RequirementPage'>

/** Every requirement that the filters leave, with what the pack of companies covers: a pillar is spread over all pages of the list. */
export const useRequirements = (filters: Readonly<Record<string, string>>) =>
  useQuery({
    queryKey: ['requirements', filters],
    queryFn: async ({ signal }) => {
      const rows: Page['data'][number][] = []
      for (let cursor: string | null = ''; ; ) {
        const { data, page }: Page = await answer(
          api.GET('/v1/packs/{pack_id}/frameworks/aasb-s2/requirements', {
            params: {
              path: { pack_id: 'au_company_climate_intelligence' },
              query: { ...filters, limit: 200, ...(cursor === '' ? {} : { cursor }) },
            },
            signal,
          }),
        )
        rows.push(...data)
        cursor = page.next_cursor
        if (cursor === null) return rows
      }
    },
  })
