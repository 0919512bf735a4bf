import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import styles from '../workspace.module.css'
import own from './bundles.module.css'
import { JsonTree } from './json-tree.tsx'
import { Numbers } from './numbers.tsx'
import {
  BUNDLE_FILES,
  type Bundle,
  type BundleFile,
  FOR_GOOD,
  fileAddress,
  readBundleFile,
} from './use-bundles.ts'

const NUMBERS = 'Every number'

/** The numbers of a bundle, or its files, one at a time, in place. */
export function Preview({ bundle }: { readonly bundle: Bundle }) {
  const [chosen, choose] = useState<BundleFile | typeof NUMBERS>('report.pdf')
  const isPrinted = chosen === NUMBERS
  return (
    <section
      aria-labelledby="preview-title"
      className={isPrinted ? styles['block'] : `${styles['block']} screen-only`}
    >
      <h2 id="preview-title">Inside version {bundle.version}</h2>
      <div className={`${own['files']} screen-only`}>
        {([NUMBERS, ...BUNDLE_FILES] as const).map((one) => (
          <button key={one} type="button" aria-pressed={one === chosen} onClick={() => choose(one)}>
            {one}
          </button>
        ))}
      </div>
      {chosen === NUMBERS ? <Numbers bundle={bundle} /> : <File bundle={bundle} file={chosen} />}
    </section>
  )
}

function File({ bundle, file }: { readonly bundle: Bundle; readonly file: BundleFile }) {
  return (
    <>
      <p className={styles['remark']}>
        <a href={fileAddress(bundle, file)} download>
          Download {file}
        </a>
      </p>
      {file === 'working-papers.xlsx' ? (
        <p className={styles['remark']}>
          A workbook with live formulas: open it in a spreadsheet program, where every figure can be followed
          from input to result.
        </p>
      ) : file === 'report.pdf' ? (
        <Pdf bundle={bundle} />
      ) : (
        <Text key={file} bundle={bundle} file={file} />
      )}
    </>
  )
}

/**
 * The browser's own viewer. Through a blob, because the download itself says that it is to be saved; made by hand and without
 * a sandbox, because browsers show no PDF in one. The page's policy lets a frame hold nothing but our own bytes.
 */
function Pdf({ bundle }: { readonly bundle: Bundle }) {
  const bytes = useQuery({
    ...FOR_GOOD,
    queryKey: ['bundle file', bundle.artifact_id, 'report.pdf'],
    queryFn: ({ signal }) => readBundleFile(bundle, 'report.pdf', signal),
  })
  return (
    <Loaded query={bytes} skeleton={<Skeleton height={480} />}>
      {(pdf) => <PdfFrame pdf={pdf} />}
    </Loaded>
  )
}

function PdfFrame({ pdf }: { readonly pdf: Blob }) {
  const holder = useCallback(
    (place: HTMLDivElement | null) => {
      const address = URL.createObjectURL(new Blob([pdf], { type: 'application/pdf' }))
      const frame = document.createElement('iframe')
      frame.title = 'report.pdf of the bundle'
      frame.src = address
      place?.replaceChildren(frame)
      return () => URL.revokeObjectURL(address)
    },
    [pdf],
  )
  return <div ref={holder} className={own['pdf']} />
}

function Text({ bundle, file }: { readonly bundle: Bundle; readonly file: BundleFile }) {
  const text = useQuery({
    ...FOR_GOOD,
    queryKey: ['bundle file', bundle.artifact_id, file],
    queryFn: async ({ signal }) => (await readBundleFile(bundle, file, signal)).text(),
  })
  return (
    <Loaded query={text} skeleton={<Skeleton height={480} />}>
      {(content) => (
        <div className={own['text']} tabIndex={0} role="region" aria-label={`Content of ${file}`}>
          {file.endsWith('.json') ? (
            <JsonTree value={JSON.parse(content) as unknown} />
          ) : (
            <pre>{content}</pre>
          )}
        </div>
      )}
    </Loaded>
  )
}
