import { DOCUMENT_HELP, plain, type RecordGuide, signOff } from './guide.ts'

/** The organisational boundary: approach, who is in it, what is left out, the facts of the reporting duty. */
export const BOUNDARY_GUIDE: RecordGuide = {
  hidden: ['/period'],
  itemNames: {
    '/entities': 'entity',
    '/facilities': 'facility',
    '/exclusions': 'exclusion',
    '/changes': 'change',
    '/method_elections': 'method election',
    '/reliefs': 'relief',
  },
  partNames: {
    '/reporting_duty': 'the reporting duty',
    '/document': 'a document',
    '/sign_off': 'a sign-off',
  },
  objects: {
    '': [
      {
        title: 'Approach',
        fields: {
          approach: {
            label: 'Consolidation approach',
            help: 'How emissions of entities in the group are counted. The emissions registry uses operational control.',
            example: 'Operational control',
          },
          rationale: {
            help: 'Why this approach suits the group.',
            example: 'Operational control, as in our NGER reports, so that figures can be compared.',
          },
        },
      },
      {
        title: 'Entities and facilities',
        fields: {
          entities: { help: 'The company itself and every entity it owns a part of or controls.' },
          facilities: { help: 'Sites with their own emissions. Leave empty if entities are enough.' },
        },
      },
      {
        title: 'What is left out, and what changed',
        fields: {
          exclusions: { help: 'Sources or parts of the group whose emissions are not counted.' },
          changes: {
            label: 'Changes since the prior period',
            help: 'Acquisitions, sales and other changes of the boundary. An empty list states that there were none.',
          },
          base_year_policy: {
            label: 'Base year policy',
            help: 'When base-year emissions are recalculated.',
            example: 'Recalculated when a change moves base-year emissions by more than 5%.',
          },
        },
      },
      {
        title: 'Methods and reliefs',
        folded: true,
        fields: {
          method_elections: {
            help: 'Parts of the group measured by another method than the GHG Protocol, as paragraph 29(a)(ii) allows.',
          },
          reliefs: { help: 'Transition reliefs of the standard that the company uses.' },
        },
      },
      {
        title: 'Reporting duty and approval',
        fields: {
          reporting_duty: {
            help: 'Facts that decide the reporting group, the first period and the lodgement date. Leave out what you do not know.',
          },
          document: {
            help: 'The document that shows the boundary, such as the list of controlled entities.',
          },
          sign_off: {
            label: 'Sign-off',
            help: 'Who signed it, for your own use. People approve in the review.',
          },
        },
      },
    ],
    '/entities/*': [
      {
        title: 'Who',
        fields: {
          name: { help: 'Legal name of the entity.', example: 'Example Mining Pty Ltd' },
          abn: { label: 'ABN', help: 'Eleven digits; spaces are taken out.', example: '74115061375' },
          relationship: { help: 'What the entity is to the reporting company.', example: 'Subsidiary' },
        },
      },
      {
        title: 'Ownership and control',
        fields: {
          ownership_percent: { label: 'Ownership', help: 'Share of the equity.', example: '51', unit: '%' },
          financial_control: {
            help: 'Whether the company directs the financial and operating policies of the entity.',
          },
          operational_control: {
            help: 'Whether the company can introduce operating, health and safety or environmental policies.',
          },
        },
      },
      {
        title: 'What is counted',
        fields: {
          included: { help: 'Whether emissions of the entity are in the figures.' },
          inclusion_percent: {
            label: 'Share counted',
            help: 'Share of its emissions in the figures: 100 under a control approach, the ownership under equity share.',
            example: '100',
            unit: '%',
          },
          reason: {
            help: 'Why it is left out. Required if it is not included.',
            example: 'Sold on 31 August 2025.',
          },
        },
      },
    ],
    '/facilities/*': plain({
      name: { help: 'Name of the facility.', example: 'Bayswater Power Station' },
      entity_abn: {
        label: 'ABN of its entity',
        help: 'The entity above that the facility belongs to.',
        example: '74115061375',
      },
      included: { help: 'Whether its emissions are in the figures.' },
      reason: {
        help: 'Why it is left out. Required if it is not included.',
        example: 'Closed before the period.',
      },
    }),
    '/exclusions/*': plain({
      what: {
        label: 'What is left out',
        help: 'The source or part.',
        example: 'Refrigerants in office air conditioning',
      },
      reason: { help: 'Why its emissions are not counted.', example: 'Below 0.1% of scope 1.' },
      estimated_t: {
        label: 'Estimated size',
        help: 'A rough estimate, if there is one.',
        example: '120',
        unit: 't CO2-e',
      },
    }),
    '/changes/*': plain({
      what: {
        label: 'What changed',
        help: 'The change since the prior period.',
        example: 'Example Gas Pty Ltd was acquired.',
      },
      reason: {
        help: 'Why, and from which day it counts.',
        example: 'Acquisition completed on 1 October 2025.',
      },
    }),
    '/method_elections/*': plain({
      part: {
        label: 'Part of the group',
        help: 'What is measured by the other method.',
        example: 'Coal mines in Queensland',
      },
      method: { help: 'The method used.', example: 'NGER Measurement Determination, method 2' },
      legal_basis: {
        help: 'The law or exchange rule that requires it.',
        example: 'NGER Act 2007, section 19',
      },
    }),
    '/reliefs/*': plain({
      relief: {
        label: 'Paragraph',
        help: 'C3: no comparative figures in the first year. C4(a): another method than the GHG Protocol. C4(b): no scope 3.',
        example: 'C4(b)',
      },
      reason: {
        help: 'Why the company may use it.',
        example: 'This is the first reporting period, for which the standard gives this relief.',
      },
      elected_by: { help: 'Who decided to use it.', example: 'Audit and Risk Committee' },
      elected_on: { help: 'The day of the decision.', example: '20 May 2026' },
    }),
    '/reporting_duty': [
      {
        title: 'What the company is',
        fields: {
          lodges_financial_reports: {
            label: 'Lodges financial reports under Chapter 2M',
            help: 'Whether the company must lodge financial reports with ASIC under Chapter 2M of the Corporations Act.',
          },
          entity_kind: {
            label: 'Kind of entity',
            help: 'What the Corporations Act calls it. Enter a scheme or fund as such, even if it is a disclosing entity too.',
            example: 'Public company',
          },
          listed: {
            label: 'Listed on a stock exchange',
            help: 'Whether its securities are quoted in Australia.',
          },
        },
      },
      {
        title: 'Size at the year end',
        fields: {
          revenue_aud: {
            label: 'Consolidated revenue',
            help: 'Of the financial year.',
            example: '520,000,000',
            unit: 'A$',
          },
          gross_assets_aud: {
            label: 'Consolidated gross assets',
            help: 'At the end of the year.',
            example: '1,100,000,000',
            unit: 'A$',
          },
          employees: {
            help: 'Of the group at the end of the year, part-time staff as a fraction.',
            example: '640',
          },
          asset_owner_aud: {
            label: 'Assets of a scheme or fund',
            help: 'For registered schemes, superannuation entities and retail CCIVs. Enter 0 for every other company.',
            example: '0',
            unit: 'A$',
          },
        },
      },
      {
        title: 'Registration and years',
        fields: {
          nger: {
            label: 'NGER status',
            help: 'Whether the company is above the corporate group threshold, registered below it, or not registered.',
            example: 'Above threshold',
          },
          year_starts: {
            label: 'First days of financial years',
            help: 'Only where years do not begin on the same day, such as years of 52 or 53 weeks. Year, month and day, since 2025.',
            example: '2025-06-30',
          },
        },
      },
    ],
    '/document': plain({
      name: { help: 'Title of the document.', example: 'Controlled entities 2026' },
      sha256: { label: 'File', help: DOCUMENT_HELP },
      place: { label: 'Page or place', help: 'Where in the document it stands.', example: 'Page 3' },
    }),
    '/sign_off': signOff('signed the boundary', '20 August 2026'),
  },
}
