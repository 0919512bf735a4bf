import { plain, type RecordGuide } from './guide.ts'

/** Places of the company that no public table lists. */
export const SITES_GUIDE: RecordGuide = {
  itemNames: { '/sites': 'site' },
  partNames: { '/company': 'name and head office' },
  objects: {
    '': [
      {
        title: 'Where the company operates',
        fields: {
          sites: { help: 'The whole list: sites that you remove from it are no longer assessed.' },
        },
      },
      {
        title: 'The company itself',
        folded: true,
        fields: {
          company: {
            help: 'Name and head office, where no loaded register has them. Only your own answers use it, marked as declared by you.',
          },
        },
      },
    ],
    '/sites/*': [
      {
        title: 'What',
        fields: {
          name: { help: 'How people call it.', example: 'Port Kembla works' },
          activity: { help: 'What is done there, in your words.', example: 'Steelmaking' },
          site_id: {
            label: 'Site id',
            help: 'Your own id. Keep it the same from year to year.',
            example: 'works-1',
          },
        },
      },
      {
        title: 'Where: an address or coordinates',
        fields: {
          address: {
            help: 'Street and suburb. We show which place it matched.',
            example: '12 Example Street, Wollongong',
          },
          state: { help: 'State or territory.', example: 'NSW' },
          postcode: { help: 'Four digits.', example: '2500' },
          latitude: { help: 'In decimal degrees, south as a negative number.', example: '-34.43', unit: '°' },
          longitude: { help: 'In decimal degrees.', example: '150.88', unit: '°' },
          elevation_m: {
            label: 'Height',
            help: 'Above sea level. In the mountains it decides which station is used.',
            example: '1010',
            unit: 'm',
          },
        },
      },
    ],
    '/company': plain({
      name: { help: 'Legal name of the company.', example: 'Example Holdings Limited' },
      address: { help: 'Address of the head office.', example: '1 George Street, Sydney' },
      state: { help: 'State or territory of the head office.', example: 'NSW' },
      postcode: { help: 'Four digits.', example: '2000' },
    }),
  },
}
