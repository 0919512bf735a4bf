import { STANDARD_VERSIONS } from '../../frameworks/aasb-s2/versions.ts'
import type { SizedHappening } from './compare-companies.ts'

/** Framework versions that came with a newer service and were not told yet. */
export const frameworkHappenings = (told: readonly string[]): SizedHappening[] =>
  STANDARD_VERSIONS.filter(({ version }) => !told.includes(version)).map(
    ({ version, title, periods_beginning_from }) => ({
      size: {},
      happening: {
        type: 'framework.version_published',
        abn: null,
        subject: { kind: 'framework_version', id: `aasb-s2:${version}`, name: title },
        summary: `${title}: for periods that begin on ${periods_beginning_from} or later.`,
        from: null,
        to: { framework: 'aasb-s2', version, periods_beginning_from },
        cause: { kind: 'check', of: `aasb-s2:${version}` },
        links: {
          requirements: `/v1/packs/au_climate_disclosure/frameworks/aasb-s2/requirements?version=${version}`,
        },
      },
    }),
  )
