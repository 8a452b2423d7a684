export interface Member {
  name: string;
  email: string;
  role: 'Viewer' | 'Editor' | 'Admin';
}

export type MemberErrors = Partial<Record<'name' | 'email', string>>;

export function checkMember({ name, email }: Member) {
  const errors: MemberErrors = {};
  if (name.trim() === '') errors.name = 'Enter a name.';
  if (!email.includes('@')) {
    errors.email = 'Enter an address such as ana@example.com.';
  }
  return errors;
}

/** Replace this with a request to your server. It refuses an address that is taken. */
export function saveMember(member: Member) {
  return new Promise<Member>((resolve, reject) => {
    setTimeout(() => {
      if (member.email === 'noah@example.com') {
        reject(new Error('This address belongs to another member.'));
      } else {
        resolve(member);
      }
    }, 900);
  });
}
