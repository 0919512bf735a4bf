import { NativeSelect } from '@mantine/core'
import { Loaded } from '../../../components/loaded.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import { SettingsHeader } from '../header.tsx'
import styles from '../settings.module.css'
import { Address } from './address.tsx'
import { type Preference, useChoose, usePreferences } from './use-preferences.ts'

const CHOICES = [
  { value: 'at_once', label: 'Immediately' },
  { value: 'daily', label: 'Once a day' },
  { value: 'none', label: 'Never' },
]

/** Which notifications come by e-mail too, and when. */
export function Page() {
  usePageTitle('Notifications')
  const preferences = usePreferences()
  const choose = useChoose()
  return (
    <PageLayout>
      <SettingsHeader />
      <section className={styles['part']}>
        <h2>Notifications</h2>
        {choose.error === null ? null : <ProblemMessage error={choose.error} />}
        <Loaded query={preferences} skeleton={<Skeleton height={480} />}>
          {({ data, meta }) => (
            <>
              <Address facts={meta} />
              <ScrollTable label="Notifications by e-mail" tall stacked>
                <thead>
                  <tr>
                    <th scope="col">What happens</th>
                    <th scope="col">E-mail</th>
                  </tr>
                </thead>
                <tbody>
                  {data.map(({ kind, title, by_mail }) => (
                    <tr key={kind}>
                      <th scope="row" className={styles['wide']}>
                        {title}
                      </th>
                      <td data-label="E-mail">
                        <NativeSelect
                          aria-label={`E-mail: ${title}`}
                          data={CHOICES}
                          value={by_mail}
                          onChange={({ currentTarget }) =>
                            choose.mutate({ kind, by_mail: currentTarget.value as Preference['by_mail'] })
                          }
                        />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </ScrollTable>
            </>
          )}
        </Loaded>
      </section>
    </PageLayout>
  )
}
