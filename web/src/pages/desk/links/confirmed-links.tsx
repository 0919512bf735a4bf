import { Button } from '@mantine/core'
import { Link, useLocation } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { ShowMore } from '../../../components/show-more.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { abnText, date, moment } from '../../../format/words.ts'
import styles from '../desk.module.css'
import { useWithdrawalPreview } from '../use-changes.ts'
import { type ConfirmedLink, useConfirmedLinks } from './use-links.ts'

/** Links that people confirmed: who, why, when, and the way to take one back. */
export function ConfirmedLinks() {
  const links = useConfirmedLinks()
  return (
    <section className={styles['part']}>
      <h2>Confirmed links</h2>
      <Loaded query={links} skeleton={<Skeleton height={200} />}>
        {({ pages }) => (
          <>
            <LinkTable links={pages.flatMap(({ data }) => data)} />
            <ShowMore query={links} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function LinkTable({ links }: { readonly links: readonly ConfirmedLink[] }) {
  const [, go] = useLocation()
  const preview = useWithdrawalPreview()
  if (links.length === 0) return <p>No confirmed links yet.</p>
  return (
    <>
      {preview.error === null ? null : <ProblemMessage error={preview.error} />}
      <ScrollTable label="Confirmed links" tall stacked>
        <thead>
          <tr>
            <th scope="col">Facility</th>
            <th scope="col">Company</th>
            <th scope="col">Who and why</th>
            <th scope="col">State</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {links.map((link) => (
            <tr key={link.release} data-quiet={link.state === 'withdrawn'}>
              <th scope="row" className={styles['wide']}>
                {link.facility}, {link.reporting_year}
                <small>{link.responsible_emitter}</small>
              </th>
              <td data-label="Company">
                <Company company={link.company} />
              </td>
              <td data-label="Who and why" className={styles['wide']}>
                {link.reason}
                <small>
                  {link.confirmed_by}, {moment(link.confirmed_at)}
                </small>
              </td>
              <td data-label="State">{stateText(link)}</td>
              <td>
                {link.state === 'withdrawn' ? null : (
                  <Button
                    variant="default"
                    size="xs"
                    loading={preview.isPending && preview.variables === link.release}
                    aria-label={`Withdraw the link of ${link.facility}, ${link.reporting_year}`}
                    onClick={() =>
                      preview.mutate(link.release, {
                        onSuccess: ({ data }) => go(`/desk/changes/${data.id}`),
                      })
                    }
                  >
                    Withdraw
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  )
}

function Company({ company }: { readonly company: ConfirmedLink['company'] }) {
  if (company === null) return 'No known company'
  return (
    <>
      <Link href={`/companies/${company.abn}`}>{company.name ?? abnText(company.abn)}</Link>
      <small>{abnText(company.abn)}</small>
    </>
  )
}

function stateText({ state, withdrawn_on, withdrawn_reason }: ConfirmedLink): string {
  if (state === 'in_force') return 'In use'
  if (state === 'superseded') return 'Repeated by a newer link table'
  return `Withdrawn ${withdrawn_on === null ? '' : date(withdrawn_on)}: ${withdrawn_reason ?? ''}`
}
