const NOBODY = `dsk_${'0'.repeat(16)}`
const NO_CHANGE = `chg_${'0'.repeat(16)}`
const WAITING = { source: 'aemo-cdeii', name: 'x'.repeat(200), sha256: '0'.repeat(64) }
const REASON = 'x'.repeat(1000)
const BYTES = 'application/octet-stream'

type Worst = (ground: {
  readonly turn: number
}) => readonly { readonly url: string; readonly body?: unknown; readonly type?: string }[]

/** The worst requests of the routes of the data desk. */
export const WORST_AT_THE_DESK: Readonly<Record<string, Worst>> = {
  receiveDeskFile: ({ turn }) => [
    {
      url: `/v1/desk/files?source=nger-corporate&name=${'x'.repeat(190)}${turn}.csv`,
      type: BYTES,
      body: 'a,'.repeat(500_000),
    },
    { url: '/v1/desk/files?name=..%2F..%2Fa.csv', type: BYTES, body: 'a' },
  ],
  listDeskFiles: () => [{ url: '/v1/desk/files?limit=200' }],
  getDeskFile: () => [{ url: `/v1/desk/files/${'x'.repeat(64)}` }],
  checkDeskFile: () => [{ url: `/v1/desk/files/${NOBODY}/check`, body: { edition: 'x'.repeat(100) } }],
  loadDeskFile: () => [{ url: `/v1/desk/files/${NOBODY}/load`, body: { version: 1, accept_reason: REASON } }],
  removeDeskFile: () => [{ url: `/v1/desk/files/${NOBODY}` }],
  listLinkProposals: () => [{ url: '/v1/desk/link-proposals?year=2024-25' }],
  confirmLink: () => [
    {
      url: '/v1/desk/links',
      body: { facility: 'x'.repeat(300), year: '2024-25', abn: '84093732597', reason: REASON },
    },
  ],
  listConfirmedLinks: () => [{ url: '/v1/desk/links?limit=200' }],
  listDeskChanges: () => [{ url: '/v1/desk/changes?limit=200' }],
  getDeskChange: () => [{ url: `/v1/desk/changes/${'x'.repeat(64)}` }],
  applyDeskChange: () => [
    {
      url: `/v1/desk/changes/${NO_CHANGE}/apply`,
      body: { version: 1, reason: REASON, accept_reason: REASON },
    },
  ],
  dropDeskChange: () => [{ url: `/v1/desk/changes/${NO_CHANGE}` }],
  openWaitingFile: () => [{ url: '/v1/desk/waiting-files/open', body: WAITING }],
  setWaitingFileAside: () => [
    { url: '/v1/desk/waiting-files/set-aside', body: { ...WAITING, reason: REASON } },
  ],
  listDeskReleases: () => [{ url: '/v1/desk/releases?limit=200' }],
  showDeskUpdates: () => [{ url: '/v1/desk/updates' }],
  withdrawRelease: () => [{ url: `/v1/desk/releases/${'x'.repeat(199)}/withdraw`, body: { reason: REASON } }],
}
