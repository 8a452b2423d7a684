export interface Country {
  code: string;
  name: string;
  phone: string;
}

export const countries: Country[] = [
  { code: 'AU', name: 'Australia', phone: '61' },
  { code: 'BR', name: 'Brazil', phone: '55' },
  { code: 'CA', name: 'Canada', phone: '1' },
  { code: 'EG', name: 'Egypt', phone: '20' },
  { code: 'FR', name: 'France', phone: '33' },
  { code: 'DE', name: 'Germany', phone: '49' },
  { code: 'IN', name: 'India', phone: '91' },
  { code: 'JP', name: 'Japan', phone: '81' },
  { code: 'KE', name: 'Kenya', phone: '254' },
  { code: 'MX', name: 'Mexico', phone: '52' },
  { code: 'NZ', name: 'New Zealand', phone: '64' },
  { code: 'NO', name: 'Norway', phone: '47' },
  { code: 'PT', name: 'Portugal', phone: '351' },
  { code: 'US', name: 'United States', phone: '1' },
];
