/** What the server writes to people about who belongs to a company. */
export const mailMember = {
  roles: { owner: 'owner', staff: 'staff', staff_ro: 'read-only staff' },
  /** What somebody with the role may do, as a sentence. */
  may: {
    owner: "You'll be an owner. You can ship parcels, manage payments and manage members.",
    staff:
      "You'll be a staff member. You can create and ship parcels. Only owners can manage payments, members and API keys.",
    staff_ro: "You'll be a read-only staff member. You can view parcels but can't make changes.",
  },
  invitation_subject: '{{by}} invited you to join {{company}}',
  invitation_why: '{{by}} invited you to join {{company}} on Sampan, where it manages its shipping.',
  button: 'Accept invitation',
  safety: "This link works once and expires in 7 days. You'll choose your own password. We'll never ask you for it.",
  stranger: "Don't know {{company}}? You can ignore this email.",
  joined_subject: '{{person}} joined {{company}}',
  joined: '{{person}} accepted the invitation and joined {{company}} as {{role}}.',
  role_subject: "{{company}}: {{person}}'s role was changed",
  role: "{{by}} changed {{person}}'s role at {{company}} to {{role}}. The change is effective now.",
  removed_subject: '{{company}}: {{person}} was removed',
  removed: '{{by}} removed {{person}} from {{company}}. They have been signed out on all devices.',
  your_role_subject: '{{company}}: your role was changed',
  your_role: '{{by}} changed your role at {{company}} to {{role}}. The change is effective now.',
  you_removed_subject: 'You were removed from {{company}}',
  you_removed:
    '{{by}} removed you from {{company}}, so you can no longer sign in there. You can use this email to create your own account or accept another invitation.',
  open_members: 'View members',
  unexpected: "Wasn't expecting this? Contact the other owners or Sampan support.",
} as const;
