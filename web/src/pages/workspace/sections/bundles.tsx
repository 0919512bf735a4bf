import { useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { BundleList } from '../bundles/bundle-list.tsx'
import { Comparison } from '../bundles/comparison.tsx'
import { Generate } from '../bundles/generate.tsx'
import { Preview } from '../bundles/preview.tsx'
import { type Bundle, useBundles } from '../bundles/use-bundles.ts'
import { useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'

/** Evidence bundles of the period: make one, look into it, take it away, see what changed. */
export function Bundles() {
  const { abn, period } = useWorkspace()
  const bundles = useBundles(abn, period)
  const [chosen, setChosen] = useState<string>()
  const [compared, setCompared] = useState<readonly string[]>([])
  return (
    <div className={styles['sectionBody']}>
      <Generate />
      <Loaded query={bundles} skeleton={<Skeleton height={220} />}>
        {(list) => {
          if (list.length === 0) return <p className={styles['remark']}>No bundles for this period yet.</p>
          const shown = list.find(({ artifact_id }) => artifact_id === chosen) ?? list[0]
          const [older, newer] = pairOf(list, compared)
          return (
            <>
              <BundleList
                bundles={list}
                shown={shown?.artifact_id}
                show={setChosen}
                compared={compared}
                compare={setCompared}
              />
              {older === undefined || newer === undefined ? null : (
                <Comparison key={`${older.artifact_id} ${newer.artifact_id}`} older={older} newer={newer} />
              )}
              {shown === undefined ? null : <Preview key={shown.artifact_id} bundle={shown} />}
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

/** The two that were chosen to be compared, older first. */
const pairOf = (list: readonly Bundle[], chosen: readonly string[]): readonly Bundle[] =>
  chosen.length < 2
    ? []
    : list.filter(({ artifact_id }) => chosen.includes(artifact_id)).toSorted((a, b) => a.version - b.version)
