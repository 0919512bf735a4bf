import { DOCUMENT_HELP, type FieldGroup, plain, type RecordGuide } from './guide.ts'

const effect = (when: string, example: string): readonly FieldGroup[] =>
  plain({
    line_items: {
      label: 'Line items',
      help: `Items of the financial statements that it ${when}, one a line.`,
      example: 'Cost of sales',
    },
    low_aud: {
      label: 'Low end',
      help: 'For a risk its cost, for an opportunity its gain. Leave empty where there is no number.',
      example,
      unit: 'A$',
    },
    high_aud: {
      label: 'High end',
      help: 'The same as the low end where there is one number.',
      example: '6,000,000',
      unit: 'A$',
    },
    no_number: { label: 'No number', help: 'Only where no number is given: the paragraph, and why.' },
  })

const NO_NUMBER = plain({
  paragraph: {
    help: '19(a): it cannot be separated. 19(b): too uncertain to be useful. 20: skills or resources are lacking, for expected effects only.',
    example: '19(b)',
  },
  reason: {
    help: 'Why there is no number.',
    example: 'The range of losses from one flood is too wide to be useful to a reader.',
  },
})

/** Risks and opportunities of the period on the company’s own horizons and scales. */
export const RISKS_GUIDE: RecordGuide = {
  hidden: ['/period'],
  itemNames: {
    '/risks': 'risk or opportunity',
    '/risks/*/responses': 'measure',
    '/risks/*/tests': 'test',
    '/risks/*/figures': 'figure',
    '/search/sources': 'source',
  },
  partNames: {
    '/search': 'how risks were found',
    '/combined_effect': 'a combined effect',
    '/combined_effect/no_number': 'a reason for no number',
    '/risks/*/current_effect/no_number': 'a reason for no number',
    '/risks/*/anticipated_effect/no_number': 'a reason for no number',
    '/risks/*/document': 'a document',
  },
  objects: {
    '': [
      {
        title: 'Horizons and scales',
        fields: {
          horizons: { help: 'What the company means by short, medium and long term (paragraph 10(d)).' },
          scales: { help: 'The company’s own words for likelihood and effect, lowest first, one a line.' },
        },
      },
      {
        title: 'Risks and opportunities',
        fields: {
          risks: {
            help: 'Each risk and opportunity that could affect the company’s prospects (paragraph 10).',
          },
        },
      },
      {
        title: 'How they were found, and together',
        folded: true,
        fields: {
          search: { label: 'Search', help: 'Method and sources of the search (paragraph 11).' },
          combined_effect: {
            label: 'Combined effect',
            help: 'Of the risks that have no separate number (paragraph 21(c)).',
          },
        },
      },
    ],
    '/horizons': plain({
      short_years: { label: 'Short term', help: 'Ends after so many years.', example: '1', unit: 'years' },
      medium_years: { label: 'Medium term', help: 'Ends after so many years.', example: '5', unit: 'years' },
      long_years: { label: 'Long term', help: 'Ends after so many years.', example: '25', unit: 'years' },
      planning: {
        help: 'How they follow the planning of strategy and capital.',
        example:
          'The budget covers one year, the corporate plan covers five, and our longest assets last for twenty-five.',
      },
    }),
    '/scales': plain({
      likelihood: { help: 'Words for likelihood, lowest first.', example: 'Unlikely' },
      effect: { help: 'Words for effect, lowest first.', example: 'Minor' },
    }),
    '/search': plain({
      method: {
        help: 'How risks and opportunities were identified.',
        example: 'Workshops with each business unit, and a review of published hazard data.',
      },
      sources: { help: 'What was used, with its date.' },
    }),
    '/search/sources/*': plain({
      name: { help: 'The source.', example: 'National climate projections' },
      date: { help: 'The day of the source.', example: '1 July 2026' },
    }),
    '/combined_effect': effect('changes', '2,000,000'),
    '/combined_effect/no_number': NO_NUMBER,
    '/risks/*': [
      {
        title: 'What it is',
        fields: {
          name: { help: 'The name that the company uses.', example: 'Bushfire at the works' },
          id: {
            label: 'Reference',
            help: 'Your own reference, the same every year. Letters, digits, dots, dashes.',
            example: 'R2',
          },
          kind: { help: 'Physical, transition, or an opportunity.', example: 'Physical acute' },
          how: {
            label: 'How it comes about',
            help: 'Cause and course, in a sentence or two.',
            example: 'Fire weather closes the site and the only road to it for several days.',
          },
          owner: { help: 'Who is responsible for it.', example: 'Head of operations' },
        },
      },
      {
        title: 'Where and when',
        fields: {
          value_chain: { label: 'Value chain', help: 'Where in the value chain it is.' },
          sites: {
            help: 'Ids of the sites you declared under Sites, one a line. Leave empty where it is at none.',
            example: 'works',
          },
          where: {
            label: 'Concentrated in',
            help: 'Region, type of asset or facility, where no declared site says it.',
            example: 'Works west of the Blue Mountains',
          },
          horizons: { help: 'When it may be felt.' },
        },
      },
      {
        title: 'How likely, how large',
        fields: {
          likelihood: { help: 'A word of your own scale.', example: 'Possible' },
          effect: { help: 'A word of your own scale.', example: 'Moderate' },
          business_effect: {
            label: 'Effect on the business',
            help: 'What it does to business model and value chain, now and later (paragraph 13(a)).',
            example: 'Orders move to the second works for as long as the first one is closed.',
          },
          current_effect: {
            label: 'Financial effect in the period',
            help: 'In numbers, or the paragraph under which there is none (paragraphs 15 to 21).',
          },
          anticipated_effect: {
            label: 'Expected financial effect',
            help: 'Over the horizons named, in numbers, or the paragraph under which there is none.',
          },
        },
      },
      {
        title: 'What the company does',
        fields: {
          responses: {
            label: 'Measures',
            help: 'What is done about it (paragraph 14). They make the road map.',
          },
          metric: { help: 'The metric by which it is followed.', example: 'Days closed a year' },
          target_id: {
            label: 'Target',
            help: 'The reference of the target that it ties to.',
            example: 'target-1',
          },
        },
      },
      {
        title: 'Tests and evidence',
        folded: true,
        fields: {
          tests: { label: 'Scenario tests', help: 'Scenarios in which it was tested (paragraph 22).' },
          figures: {
            label: 'Published figures',
            help: 'Figures of the report behind it. A proposal fills them in.',
          },
          document: { help: 'The document that shows it, with the page or place.' },
        },
      },
    ],
    '/risks/*/current_effect': effect('changed', '1,200,000'),
    '/risks/*/current_effect/no_number': NO_NUMBER,
    '/risks/*/anticipated_effect': effect('may change', '2,000,000'),
    '/risks/*/anticipated_effect/no_number': NO_NUMBER,
    '/risks/*/responses/*': plain({
      what: { label: 'Measure', help: 'What is done.', example: 'Clear a firebreak around the works' },
      area: { help: 'What the measure changes.', example: 'Adaptation' },
      status: { help: 'Where it stands.', example: 'Under way' },
      by: { label: 'Complete by', help: 'The day by which it is to be complete.', example: '30 June 2028' },
      cost_aud: { label: 'Cost', help: 'If known.', example: '350,000', unit: 'A$' },
      resources: {
        label: 'Funding and staff',
        help: 'How it is funded and staffed (paragraph 14(b)).',
        example: 'Capital budget of 2027, two people in operations',
      },
    }),
    '/risks/*/tests/*': plain({
      scenario: { help: 'By the name under which the statement declares it.', example: 'SSP5-8.5' },
      result: {
        help: 'What it means for strategy and business model.',
        example: 'Two closures a year by 2050 can be absorbed by the second works.',
      },
    }),
    '/risks/*/figures/*': plain({
      metric: { label: 'Figure', help: 'Its id in the report.', example: 'safeguard.total_shortfall' },
      value: { help: 'Its value when the risk was written.', example: '412345' },
    }),
    '/risks/*/document': plain({
      name: { help: 'The name of the document.', example: 'Group risk register 2026' },
      sha256: { label: 'File', help: DOCUMENT_HELP },
      place: { help: 'Page, section or cell.', example: 'page 14' },
    }),
  },
}
