import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { answer, api, type Schema } from '../../../api/client.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { Message } from '../../../components/message.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { ShowMore } from '../../../components/show-more.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { words } from '../../../format/words.ts'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import styles from '../data.module.css'
import { DataHeader } from '../views.tsx'
import { FILTERS, RequirementFilters } from './filters.tsx'

/** What AASB S2 asks for, requirement by requirement, and how much of it public data can answer. */
export function Page() {
  usePageTitle('AASB S2')
  const [parameters] = useSearchParams()
  const filters = Object.fromEntries(
    ['q', ...FILTERS.map(({ name }) => name)].flatMap((name) => {
      const value = parameters.get(name)
      return value === null || value === '' ? [] : [[name, value]]
    }),
  )
  const requirements = useInfiniteQuery({
    queryKey: ['requirements', filters],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/v1/packs/{pack_id}/frameworks/aasb-s2/requirements', {
          params: {
            path: { pack_id: 'au_climate_disclosure' },
            query: { ...filters, limit: 100, ...(pageParam === '' ? {} : { cursor: pageParam }) },
          },
          signal,
        }),
      ),
    getNextPageParam: ({ page }) => page.next_cursor ?? undefined,
  })
  return (
    <PageLayout>
      <DataHeader lead="The requirements of AASB S2 in our own words, and what public data covers of each. What it does not cover, a company states itself in its disclosure workspace." />
      <RequirementFilters />
      <Loaded query={requirements} skeleton={<Skeleton height={800} />}>
        {({ pages }) => <Requirements rows={pages.flatMap(({ data }) => data)} />}
      </Loaded>
      <ShowMore query={requirements} />
    </PageLayout>
  )
}

function Requirements({ rows }: { readonly rows: readonly Schema<'Requirement'>[] }) {
  if (rows.length === 0)
    return (
      <Message title="No requirement fits">
        <p>Take back a filter or a word.</p>
      </Message>
    )
  return (
    <ScrollTable label="Requirements" tall stacked>
      <thead>
        <tr>
          <th scope="col">Paragraph</th>
          <th scope="col">Asks for</th>
          <th scope="col">Pillar</th>
          <th scope="col">Public data</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.slug}>
            <th scope="row" className={styles['day']}>
              {row.id}
              {row.scored ? null : <small>not scored</small>}
            </th>
            <td className={styles['wide']}>
              {row.is_heading ? <strong>{row.title}</strong> : row.title}
              {row.data_needs === null ? null : <small>Needs: {row.data_needs}</small>}
              {row.applies_when === null ? null : <small>Applies when {row.applies_when}</small>}
            </td>
            <td className={styles['day']} data-label="Pillar">
              {words(row.pillar)}
            </td>
            <td className={styles['wide']} data-label="Public data">
              {words(row.coverage_status)}
              {row.coverage_source === null ? null : <small>{row.coverage_source}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
