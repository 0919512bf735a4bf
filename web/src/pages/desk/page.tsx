import { Link } from 'wouter'
import { Loaded } from '../../components/loaded.tsx'
import { PageLayout } from '../../components/page-layout.tsx'
import { ScrollTable } from '../../components/scroll-table.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { moment } from '../../format/words.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import styles from './desk.module.css'
import { DeskHeader } from './header.tsx'
import { OpenChanges } from './open-changes.tsx'
import { PublisherFiles } from './publisher-files.tsx'
import { sizeText, stageText, stateText } from './states.ts'
import { type DeskEntry, isAtWork, useDeskFiles } from './use-desk.ts'
import { WaitingFiles } from './waiting-files.tsx'

/** Where an operator brings files, and what has become of each. */
export function Page() {
  usePageTitle('Data desk')
  const files = useDeskFiles()
  return (
    <PageLayout>
      <DeskHeader lead="Publishers’ files waiting to be loaded. All tenants of this installation share the data, so loading a file here changes answers for everyone." />
      <Loaded query={files} page skeleton={<Skeleton height={500} />}>
        {({ pages }) => (
          <>
            <PublisherFiles />
            <WaitingFiles />
            <OpenChanges />
            <FileTable files={pages.flatMap(({ data }) => data)} />
            <ShowMore query={files} />
          </>
        )}
      </Loaded>
    </PageLayout>
  )
}

function FileTable({ files }: { readonly files: readonly DeskEntry[] }) {
  return (
    <section className={styles['part']}>
      <h2>Files at the desk</h2>
      {files.length === 0 ? <p>No files at the desk.</p> : <FileRows files={files} />}
    </section>
  )
}

function FileRows({ files }: { readonly files: readonly DeskEntry[] }) {
  return (
    <ScrollTable label="Files at the desk" tall stacked>
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">State</th>
          <th scope="col">Received</th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.id} data-quiet={file.state === 'unchanged'}>
            <th scope="row" className={styles['wide']}>
              <Link href={`/desk/files/${file.id}`}>{file.file_name}</Link>
              <small>
                {sizeText(file.bytes)}
                {file.origin === null ? '' : `, from ${file.origin.url}`}
              </small>
            </th>
            <td data-label="State">
              {stateText(file)}
              {isAtWork(file) ? <small>{stageText(file)}</small> : null}
              {file.problem === null ? null : <small>{file.problem.message.split('\n')[0]}</small>}
              {file.release === null ? null : (
                <small>
                  <code>{file.release}</code>
                </small>
              )}
            </td>
            <td data-label="Received">
              {moment(file.received_at)}
              <small>by {file.received_by}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
