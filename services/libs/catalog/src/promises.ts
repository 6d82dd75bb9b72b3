/** What the GDPR page promises: days to answer a request and to extend that, hours to notify a breach. */
export const privacyPromises = { answerDays: 30, extensionDays: 60, breachNoticeHours: 72 } as const;
