import { useEffect } from 'react'
import { useParams } from 'wouter'
import type { Schema } from '../../api/client.ts'
import { Loaded } from '../../components/loaded.tsx'
import { words } from '../../format/words.ts'
import { rememberRecent } from '../../recent.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import styles from './company.module.css'
import { CompanyProvider } from './company-context.ts'
import { Contents } from './contents.tsx'
import { Foldable } from './foldable.tsx'
import { Glance } from './glance/glance.tsx'
import { HEAD, partsOf } from './parts.tsx'
import { CompanySkeleton } from './skeleton.tsx'
import { useAsOf, useProfile } from './use-company.ts'

/** The profile of one company as one readable page. */
export function Page() {
  const { abn = '' } = useParams()
  const [asOf] = useAsOf()
  const profile = useProfile(abn, asOf)
  const name = profile.data?.data.entity?.display_name
  usePageTitle(name ?? 'Company')
  useEffect(() => {
    if (name !== undefined) rememberRecent({ abn, name })
  }, [abn, name])
  return (
    <Loaded query={profile} page skeleton={<CompanySkeleton />}>
      {({ data, meta }) => (
        <CompanyProvider value={{ abn, asOf, profile: data, meta }}>
          <article className={styles['page']} aria-busy={profile.isPlaceholderData}>
            <HEAD.Part inForceFrom={meta.as_of} snapshot={meta.snapshot} />
            <Glance />
            <Contents parts={partsOf(data)} />
            {partsOf(data).map(({ id, name: short, title = short, gist, isOpenAtFirst = false, Part }) => (
              <Foldable key={id} id={id} title={title} gist={gist?.(data)} isOpenAtFirst={isOpenAtFirst}>
                <Part />
              </Foldable>
            ))}
            <footer className={styles['colophon']}>
              <NotShown blocks={meta.omitted_blocks} />
              Snapshot <code>{meta.snapshot}</code>, evidence <code>{meta.evidence_hash}</code>
            </footer>
          </article>
        </CompanyProvider>
      )}
    </Loaded>
  )
}

/** Blocks that are answered only with data, and why there is none. */
const NotShown = ({ blocks }: { readonly blocks: Schema<'ClimateProfile'>['meta']['omitted_blocks'] }) =>
  blocks.map(({ block, detail }) => (
    <p key={block}>
      {words(block)}: {detail}
    </p>
  ))
