// A thesaurus of Italian for a language school: each concept is a heading, below it the words that show it; `_` joins the words of an expression.
export const concepts = `
## soldi-costo
prezzo costo tariffa spesa spendere cifra importo somma soldi sordi denaro euro tariffario listino price fee money precio dinero quattrini grana
esborso totale costera costerebbe pricing quanto_viene quanto_vengono sganciare prezzario cuesta
## costoso
caro costoso esoso eccessivo esagerato proibitivo inaccessibile mazzata salasso stangata expensive esorbitante spropositato un_botto carissimo
cifre_folli fuori_budget
## economico
economico conveniente abbordabile risparmiare risparmio basso_costo low_cost cheap buon_mercato affare convenire vantaggioso spendere_meno low_budget
economicamente
## gratis
gratis gratuito free omaggio gratuitamente aggratis senza_pagare a_scrocco costo_zero senza_spendere senza_costi
## preventivo
preventivo quotazione quotare stima proposta_economica presupuesto quotation forfait forfettario
## mezzo-di-pagamento
contanti bancomat carta_di_credito bonifico satispay paypal pos visa mastercard postepay assegno iban contactless carta_di_debito bollettino prepagata
amex cash applepay googlepay credit_card nexi banconota bancoposta hype revolut pagopa
## pagare-saldare
pagare pagamento saldare versare versamento sborsare payment pay payer pagar pagabile liquidare addebitare paghi pagherei pagherebbe cassa
tirare_fuori
## rate
rata dilazionare scaglionare rateale rateizzare rateizzazione klarna scalapay finanziamento poco_alla_volta tre_volte installments frazionare
piu_volte a_tranche soluzioni pagare_dopo in_due_volte pay_later mese_per_mese acconti rate poco_per_volta
## acconto-caparra
acconto caparra deposito cauzione bloccare_il_posto anticipo primo_versamento
## sconto-promozione
sconto promozione promo ribasso agevolazione agevolato convenzione riduzione ridotto offerta_speciale coupon black_friday discount descuento
scontistica early_bird prezzo_di_favore fratelli porta_un_amico famiglia_numerosa promozionale
## rimborso
rimborso restituire restituzione refund indietro ridare risarcire risarcimento riavere riavuto storno reembolso rimborsabile ridarmi restituito
restituisce ridanno riprendere_i_soldi
## disdetta-ritiro
disdire disdetta recedere recesso ritirare annullare annullamento rinunciare rinuncia cancellare cancellazione smettere interrompere interruzione
mollare ripensamento cancel ripensarci ritirarsi lasciare_il_corso disdico abbandonare interrotto disiscrivere disiscrivermi cambiare_idea
## fattura-ricevuta-documenti
fattura ricevuta scontrino fatturazione quietanza piva codice_fiscale giustificativo invoice receipt sdi iva factura intestare intestazione
ragione_sociale documento_fiscale elettronica
## detrazione-fisco
detrarre detrazione fisco fiscale dichiarazione_dei_redditi 730 deducibile tasse commercialista detraibile deduzione isee agenzia_entrate caf detraggo
scaricarlo sgravio
## borsa-di-studio-bonus
borsa_di_studio bonus contributo sussidio finanziato sovvenzione regione bando scholarship beca 18app carta_giovani carta_cultura por_fse voucher
disoccupato agevolazioni garanzia_giovani naspi borse
## carta-docente
carta_docente carta_del_docente cartadocente bonus_docenti bonus_insegnanti bonus_500 sofia carta_insegnanti buono_docente bonus_prof
carta_elettronica bonus_scuola bonus_500_euro cinquecento_euro
## itaca-inps
itaca inps dipendenti_pubblici inpdap inpsieme pensionati_pubblici supermedia vincitori_bando figli_di_dipendenti pubblica_amministrazione statale
## buono-regalo
regalo gift a_sorpresa cofanetto dono donare
## incluso-escluso
incluso compreso escluso includere comprendere inclusivo extra supplemento aggiuntivo a_parte sovrapprezzo included spese_nascoste costi_nascosti
nel_prezzo nella_quota
## quota-iscrizione
quota tessera tesseramento immatricolazione spese_di_segreteria tassa exam_fee
## penale-mora
penale mora multa penalita sanzione ammenda perdere_la_caparra
## pacchetto-ore
pacchetto carnet monte_ore abbonamento blocco_ore abbonarsi bundle dieci_ore venti_ore dieci_lezioni
## singola-lezione
una_sola_lezione singola a_lezione per_lezione all_ora a_seduta lezione_sola singolarmente una_lezione lezione_singola
## a-persona
a_testa a_persona per_persona cadauno ciascuno pro_capite ognuno per_head
## durata-tempo
durata lunghezza lungo quanto_tempo protrarsi lasts duration how_long metterci volerci ci_vuole ci_vogliono prolungare duracion finche durera durano
ore_totali quante_ore quanti_mesi tempistiche tempistica
## minuti-ore
minuto ora mezzora oretta minutaggio ore hours minutes min hour
## settimane-mesi
settimana mese anno trimestre semestre bimestre annuale mensile settimanale trimestrale semestrale week month year semana quadrimestre biennio sett
mensilmente annualmente
## calendario-giorni
lunedi martedi mercoledi giovedi venerdi giorno feriale infrasettimanale lun mer gio monday tuesday wednesday thursday friday lunes martes miercoles
jueves viernes day giornate gg
## fine-settimana
sabato domenica weekend week_end fine_settimana domeniche saturday sunday dom sabado domingo finesettimana festivo prefestivo wkend
## mesi-stagioni
gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre feb ott dic september october june july primavera
primaverile estate estivo inverno invernale autunno autunnale summer winter verano stagione january february march august november
## parti-del-giorno
mattina pomeriggio sera notte mezzogiorno serale mattutino pomeridiano notturno morning afternoon evening dopocena fascia_oraria manana pom dopo_cena
dopo_lavoro dopo_scuola
## pausa-pranzo
pranzo intervallo pausa ricreazione break stacco merenda lunch
## orologio
orario alle_otto alle_nove alle_sei alle_sette alle_cinque time schedule hora a_che_ora che_ora h horario timetable ore_18 alle_quattro alle_tre clock
## inizio
inizio iniziare partenza partire avvio avviare cominciare incominciare start apre decorrenza prima_lezione begin empezar comienzo ricominciare
riprendere lancio iniziera partira cominciano comincia comincera starts beginning
## fine
fine terminare concludere conclusione ultimare finale cessare end finish terminar acabare finisco finira finiscono concluso ends
## frequenza
volta a_settimana alla_settimana bisettimanale cadenza ogni_quanto regolarita spesso giornaliero quotidiano ogni_giorno al_mese al_giorno ricorrenza
periodicita frequenza quante_lezioni settimanalmente ogni_settimana settimanale mensile
## obbligo-di-frequenza
frequenza_obbligatoria obbligo_di_frequenza presenze firma foglio_firme
## ritardo
ritardo tardi ritardatario late sforare fuori_orario arrivo_dopo
## assenza
assenza assente mancare saltare perdere_una_lezione non_venire impedimento imprevisto absent bigiare marinare assentarsi non_posso_venire mancate
## recupero-lezione
recuperare recuperabile rimettersi_in_pari lezione_persa catch_up rimediare sostitutiva recuperate recuperarla makeup
## registrazione-lezione
registrazione registrare videolezione rivedere riascoltare replay video recording asincrono streaming on_demand registrate riguardare rivederla
videoregistrare
## festivita-chiusura
festa ferie festivita natale pasqua ferragosto capodanno chiusura ponte epifania befana carnevale holidays natalizio pasquale immacolata 25_aprile
primo_maggio festivi vacanze
## apertura-orari
aprire aperto apertura chiudere chiuso open closed opening orari_ufficio sportello ricevere_il_pubblico abierto cerrado orario_continuato h24 aprite
aprono chiudete chiudono chiudera aprira orario_segreteria
## presto-anticipo
presto anticipatamente early tempo_utile all_ultimo last_minute ultimo_momento per_tempo anticipo quanto_prima quanto_tempo_prima
## oggi-domani
oggi domani stasera stamattina stamani adesso today tomorrow dopodomani hoy stanotte domattina in_giornata attualmente currently settimana_prossima
## passato
ieri scorso precedente gia_iniziato trascorso yesterday altroieri passato
## futuro-prossimo
prossimo successivo futuro venturo seguente imminente next proximo a_breve in_arrivo prossimamente futuramente nuovi_corsi upcoming
## scadenza-termine
scadenza scadere termine_ultimo entro limite deadline ultimo_giorno tempo_massimo chiusura_iscrizioni in_tempo proroga fuori_termine ultima_data
chiudono_iscrizioni chiudono_le_iscrizioni
## urgenza
urgente urgenza subito immediato immediatamente fretta asap rapidamente prima_possibile al_piu_presto quanto_prima velocemente di_corsa emergenza
urgently
## intensivo-veloce
intensivo veloce rapido accelerato full_immersion concentrato crash_course fast lampo bruciare_le_tappe immersivo due_settimane in_poco_tempo
poco_tempo quick
## libero-occupato
impegno turni turnista incastrare agenda occupato combinare conciliare flessibile flessibilita elastico flexible incompatibile coincidere sovrapporsi
accavallare
## cambiare-spostare
cambiare spostare cambio spostamento modificare rimandare posticipare rinviare rinvio trasferire passare_a change riprogrammare slittare slittamento
variare variazione sostituire cambiar anticipare_la_data cambiamento altra_data reschedule postpone
## posti-capienza
posto capienza disponibilita esaurito pieno completo sold_out rimasti vacanti lista_attesa capiente numero_chiuso plazas overbooking lista_d_attesa
in_lista fully_booked seats spots places disponibile
## persone-gruppo
gruppo partecipante classe studente allievo persona alunno compagno corsista numerosita gruppetto group students affollato massimo minimo people
numerose max
## numero-minimo
attivare attivazione non_parte numero_minimo raggiungere annullato_il_corso partire_lo_stesso pochi_iscritti attivate numero_di_iscritti
minimo_iscritti
## individuale
individuale one_to_one uno_a_uno singolo privato da_solo esclusivo one2one solo_io private individualmente personalizzato su_misura ad_personam 1_a_1
one_on_one solo_per_me
## in-coppia-amici
coppia amico insieme fidanzato moglie marito in_due collega sorella fratello partner compagna friend amiche due_persone colleghi
## libro-materiale
libro materiale dispensa manuale fotocopia eserciziario quaderno volume book books pdf slide coursebook workbook cartaceo appunti materials
cancelleria penna matita ebook audiolibro
## comprare-libro
comprare acquistare libreria ordinare isbn edizione casa_editrice editore usato amazon buy procurare seconda_mano vendete vendere venduto rivendere
procurarsi comperare
## stanza-aula
aula stanza sala lavagna banco laboratorio classroom piano_terra proiettore saletta room banchi schermo
## edificio-accesso
edificio palazzo portone citofono ingresso entrata piano campanello portiere portineria cortile interno palazzina androne building entrance
## disabilita
disabile disabilita carrozzina handicap barriere_architettoniche rampa invalido accessibilita wheelchair 104 carrozzella invalidita stampelle motorio
rotelle barriera mobilita_ridotta paraplegico deambulatore
## bisogni-speciali
dsa dislessia dislessico bes adhd disgrafia discalculia autismo sostegno ipovedente sordo cieco tempo_aggiuntivo misure_compensative pdp pei
neurodivergente ipoudente autistico disturbi_specifici tempo_extra asperger iperattivo balbuzie balbuziente sordita non_vedente non_udente
## ascensore-scale
ascensore scale gradini elevator montacarichi rampe lift scalini
## parcheggio-auto
parcheggio parcheggiare auto macchina automobile posteggio moto motorino scooter strisce_blu parking ztl garage parchimetro vettura autorimessa
doppia_fila varco sosta strisce_bianche machina autovettura motocicletta
## bici-monopattino
bici bicicletta monopattino rastrelliera pedalare ciclabile bike ebike
## mezzi-pubblici
metro metropolitana autobus bus tram fermata treno stazione atac termini taxi uber capolinea cotral ottaviano lepanto mezzi navetta trenitalia subway
trasporti linea_a fermate scendere_a free_now
## arrivare-raggiungere
arrivare raggiungere venire vengo venite verro strada indicazioni itinerario mappa navigatore directions distante vicino lontano dista tragitto
a_piedi get_there llegar camminare maps vieni venuto annamo raggiungibile raggiungervi vicinanze nei_pressi
## indirizzo-sede
indirizzo sede via ubicazione dove_siete dove_state address direccion location cap civico ubicato situato luogo dislocata tibullo localita vi_trovate
dove_vi_trovo dove_vi_trovate where_are_you dove_sta
## altre-sedi
altra_sede filiale succursale seconda_sede unica_sede altri_centri altre_citta diverse_sedi
## citta-roma-zone
roma prati vaticano cavour risorgimento cola_di_rienzo trastevere ostia tiburtina monteverde parioli balduina quartiere municipio centro_storico
periferia tuscolana nomentana zona rione castel_sant_angelo san_pietro aurelio laurentina garbatella flaminio san_giovanni gra prenestina ponte_milvio
borgo_pio talenti
## altre-citta
milano napoli torino firenze bologna viterbo frosinone rieti palermo lazio provincia fuori_roma provinciale genova venezia civitavecchia tivoli
pomezia fiumicino altra_citta catania verona perugia cagliari pisa castelli_romani guidonia ladispoli padova
## cibo-bevande
mangiare bere cibo snack acqua panino bar macchinetta distributore caffe mensa ristorante colazione spuntino bibita food drink pizzeria merendina
ristoro caffetteria vending coffee magnare tramezzino bottiglia pizza_al_taglio merende eat
## allergie-dieta
allergia celiaco celiachia vegano vegetariano intolleranza halal glutine lattosio dieta kosher allergico intollerante arachidi
## bagno
bagno toilette wc gabinetto servizi_igienici toilet fasciatoio restroom pipi cesso bathroom pannolino lavandino carta_igienica
## internet-wifi
wifi wi_fi internet rete connessione hotspot connettersi navigare fibra dati_mobili wireless
## computer-dispositivo
computer pc tablet portatile laptop ipad cellulare cuffie microfono webcam caricabatterie smartphone telefonino mac stampante chromebook dispositivo
auricolari device tastiera corrente mouse chiavetta usb presa_elettrica
## stampare-fotocopiare
stampare fotocopiare scansione scannerizzare scanner plastificare print fotocopiatrice stampanti copie
## aria-condizionata-riscaldamento
aria_condizionata condizionatore riscaldamento caldo freddo climatizzato climatizzatore termosifone ventilatore gelo afa climatizzazione heating
riscaldato fresco sudare
## rumore-comfort
rumore rumoroso chiasso luminoso pulito pulizia spazioso accogliente confortevole finestra silenzioso igiene sporco ambiente_tranquillo strutture
## animali
cane gatto animale cagnolino dog cucciolo guinzaglio cat perro micio pets trasportino
## fumo
fumare sigaretta svapare smoking smoke tabacco accendino iqos fumatori balcone sigaro
## attesa-spazio
sala_d_attesa aspettare_dentro divanetto attendere_in_sede area_relax restare rimanere rimango rimasto trattenersi fermarsi sala_attesa mentre_aspetto
divano
## biblioteca-studio
biblioteca aula_studio sala_studio prestito_libri consultare mediateca videoteca library studiare_da_voi spazio_studio sala_lettura consultazione
prendere_in_prestito libri_in_prestito postazione
## deposito-oggetti
armadietto zaino borsa valigia guardaroba cappotto custodire locker bagaglio casco trolley depositare
## affitto-sale
affittare noleggiare noleggio coworking sala_conferenze ospitare_evento rent meeting riunione affittate
## perdere-dimenticare
perdere perso smarrire dimenticare scordare dimenticanza lost smarrimento ombrello ritrovare sciarpa occhiali portafoglio rinvenire chiavi smarrito
ho_lasciato perduto rubato furto cappello
## assicurazione
assicurazione polizza assicurato copertura infortunio insurance coperto seguro sinistro assicurativo spese_mediche
## malattia-sanita
malato malattia febbre covid influenza ammalarsi ricovero certificato_medico quarantena ospedale gravidanza incinta ill mascherina contagio tampone
sick raffreddato raffreddore bronchite infortunato ammalato malore lutto
## salute
medico dottore farmacia mal_di_testa dolore medicina medicinale dentista sintomo pastiglia diagnosi terapia psicologo curare mal_di_schiena
mal_di_pancia
## sicurezza
sicurezza sicuro sorveglianza sorvegliare vigilanza telecamera safe custodito incendio estintore antincendio pericoloso vigilare guardia allarme
custodia
## docente-persona
insegnante docente professore prof maestro tutor istruttore formatore teacher professoressa coach insegna profesor trainer insegnano instructor
qualificato
## madrelingua
madrelingua nativo inglese_vero bilingue londinese anglofono di_nascita autentico madre_lingua lingua_madre sono_inglesi
## accento-pronuncia
accento pronuncia pronunciare fonetica britannico americano dizione pronunciation british pronunzia scozzese cadenza pronounce
## lavora-con-noi
curriculum cv assumere assunzione candidatura candidarmi posizione_aperta stage tirocinio vacancy job collaborare collaborazione cercate_personale
reclutare hiring stipendio impiego pcto lavorare insegnare cercate_insegnanti assumete assunto candidarsi tirocinante stagista recruiting mandare_cv
## titolo-studio
laurea diploma titolo_di_studio laureato licenza_media maturita terza_media degree qualifica master dottorato maturando laurearsi triennale
## requisiti-accesso
requisito prerequisito ammissione ammettere ammesso condizione necessario requirements accedere idoneo accesso chi_puo aperto_a_tutti
posso_partecipare eligible richiesti
## certificato-attestato
certificato attestato certificazione pergamena certificate certificado attestazione patentino rilasciare rilasciate rilascio certificates
## attestato-frequenza
attestato_di_frequenza fine_corso attestato_partecipazione certificato_di_frequenza attestato_finale dichiarazione_di_frequenza
certificato_di_partecipazione attestato_corso a_fine_corso
## ritiro-certificato
ritirare_il_certificato spedire_il_certificato ritiro_certificato delega consegnare copia duplicato ristampa originale ritirare_il_diploma
spedite_il_certificato certificato_a_casa perso_il_certificato
## validita-certificato
validita valido scaduto illimitato a_vita perenne expire valere scadenza_certificato rinnovare scade_il_certificato per_sempre scadono non_scade
valgono
## riconoscimento
riconosciuto riconoscere riconoscimento accettare ufficiale spendibile equipollente ministero miur recognized mim valore_legale ufficialmente
accreditato accreditamento omologato equivalere equivalente validare accettano accepted vale_per accettate riconosciuta
## risultato-voto
risultato voto esito punteggio punto valutazione results promosso pagella votazione giudizio correzione correggere scudetto calificacion score
valutato mark marks
## punteggio-soglia
soglia sufficienza punteggio_minimo passare_con pass_mark sufficiente sbarramento quanti_errori quanti_punti voto_minimo punteggio_massimo
punteggio_per_passare
## attesa-risultati
escono pubblicare dopo_quanto statement_of_results pubblicazione esce esito_esame ricevere_i_risultati quando_arrivano arrivano_i_risultati
risultati_online
## bocciatura-rifare
bocciare fallire rifare ripetere ridare_esame non_passare ritentare riprovare fail retake respinto fallimento andare_male insufficiente rimandato
non_superare va_male rifarlo respingere bocciassi boccio ripeterlo ridarlo riprovarci non_lo_passo se_non_passo rifatto ridare_l_esame
## superare-esame
superare passare successo farcela riuscire ce_la_faccio riuscita prendere_il_certificato ottenere conseguire conseguimento aprobar ottengo ottenuto
riesco passano
## revisione-esito
ricorso ricorrere rivedere_il_voto ricontrollo ricorreggere contestare_il_voto errore_nel_voto remark revisione riconteggio vedere_gli_errori
accesso_agli_atti
## esame-prova
esame prova test verifica exam sostenere sessione examen esaminare sostengo sostenerlo
## formato-prova
sezione formato componente quesito crocette scelta_multipla composizione format tipologia suddivisione quiz task prove_esame quante_prove domande
parti composto abilita
## esame-modalita
computer_based paper_based cartacea al_computer su_carta digitale carta_e_penna remoto proctoring telematico su_computer esame_online esame_a_casa
on_paper
## parlato
parlare orale conversazione speaking colloquio conversare dialogare fluente fluentemente chiacchierare speak hablar spoken fluidita esprimersi
spiccicare sciogliere_la_lingua fluency scioltezza conversation parlate
## ascolto
ascolto listening audio comprensione_orale udire seguire_un_film orecchio film_in_inglese
## lettura
lettura leggere reading brano comprensione_scritta comprensione_del_testo articolo letto passage read
## scritto
scritto writing tema saggio essay redigere elaborato scrittura lettera_formale riassunto write written scrivere_meglio componimento
## grammatica-lessico
grammatica lessico vocabolo vocabolario verbo parola sintassi grammar vocabulary tempi_verbali congiuntivo phrasal_verbs use_of_english preposizione
ortografia spelling regola frase grammaticale condizionale idiomatico
## programma-argomenti
programma argomento sillabo syllabus contenuto si_studia scaletta topics unita_didattica cosa_si_impara cosa_si_studia piano_di_studi curricolo
## metodo-didattico
metodo didattica approccio metodologia lezione_tipo comunicativo tecnica interattivo gioco method role_play ludico si_svolge funziona innovativo
svolgimento come_insegnate lezione_frontale giochi callan come_si_svolge attivita
## compiti
compiti esercizi homework studiare_a_casa per_casa esercitarsi esercitazione esercitare ripassare tarea deberes allenarsi
## simulazione-esame
simulazione mock simulare prove_passate sample past_papers esempio facsimile fac_simile vecchi_esami prova_generale test_di_prova prove_di_esame
## preparazione-esame
preparare preparazione prepararsi preparatorio pronto prep allenamento ready propedeutico preparar allenare preparate prepararmi
## autodidatta
autodidatta studiare_da_solo per_conto_mio senza_corso esterno privatista solo_esame solo_l_esame self_study senza_frequentare senza_preparazione
esame_senza_corso
## livello-base
principiante zero base elementare beginner basico mai_studiato starter arrugginito infarinatura a1 scolastico negato scarso principiantissimo
non_so_niente so_poco non_so_nulla iniziale primo_livello
## livello-medio
intermedio medio discreto me_la_cavo cavarsela intermediate a_meta cosi_cosi abbastanza_bene inglese_scolastico
## livello-alto
avanzato alto esperto advanced ottimo padronanza perfezionare proficiency perfezionamento elevato perfetto mastery near_native bilinguismo
## livello-qcer
livello level qcer qcr cefr quadro_europeo a2 b1 b2 c1 c2 nivel quadro_comune grado b1_plus quadro_di_riferimento competenza
## autovalutazione
test_di_livello placement valutare capire_il_livello che_livello_ho test_iniziale test_ingresso accertare autovalutazione entry_test misurare
test_gratuito test_d_ingresso mio_livello capire_livello verificare_il_livello level_test test_livello valutazione_iniziale valutazione_livello
## progresso
migliorare miglioramento progresso progredire avanzare_di_livello potenziare rinforzare improve salire_di_livello passi_avanti perfezionarmi
consolidare sbloccarsi rafforzare mejorar migliorarmi salto_di_qualita passare_al_successivo
## paura-timidezza
paura timido timidezza vergogna ansia agitazione imbarazzo vergognarsi nervoso insicuro terrore figuraccia panico afraid shy ansioso agitato
impacciato spaventare mi_blocco preoccupazione tremare fifa tremano
## difficolta
difficolta ostico impegnativo complicato hard tosto faticoso arduo complesso faticare semplice fattibile fattibilita difficile facilita difficult
impossibile rognoso facile
## famiglia-figli
figlio bambino genitore mamma papa nipote bimbo famiglia pupo kid child children hijo ragazzino nipotino pargolo regazzino madre padre piccolino fijo
daughter marmocchio gemelli creatura
## eta-anni
eta anni age compiere minore minorenne maggiorenne edad old
## eta-infanzia
infanzia materna asilo elementari primaria prescolare nido kids piccoli scuola_elementare seconda_elementare quinta_elementare bebe babysitter
infantile terza_elementare quarta_elementare prima_elementare
## adolescenza-scuola
medie liceo liceale superiori adolescente ragazzo scientifico ginnasio teenager giovane teen quarto_anno pischello istituto_tecnico alberghiero
ragazzina
## adulto-lavoro
adulto lavorare ufficio lavoratore professione professionista carriera impiegato commessa work job_interview colloquio lavorativo manager mestiere
## anziano
anziano pensionato nonno terza_eta senior vecchio mezza_eta vecchietto over sessantenne settantenne ottantenne
## young-learners
young_learners yle starters movers flyers pre_a1 junior shields young_learner scudetti esami_per_bambini
## cambridge-esami
cambridge ket pet fce cae cpe key preliminary first_certificate linguaskill esol ucles bulats cambrige b2_first c1_advanced c2_proficiency
## toefl
toefl ibt ets toeic toefel tofel toeffl home_edition test_of_english
## languagecert
languagecert language_cert lc ukvi selt ofqual peoplecert communicator achiever esol_international language_certificate expert mastery_pro
## altri-certificati-inglese
ielts trinity duolingo pearson pte gre gmat esb gese british_council anglia aptis oxford_test
## certificati-altre-lingue
delf dalf dele goethe celi cils plida hsk siele testdaf zertifikat ditals cervantes alliance_francaise dsh
## clil-docenti
clil tkt celta dnl tefl insegnare_una_materia insegnare_in_inglese disciplina_non_linguistica metodologia_didattica tesol delta
## azienda-impresa
azienda impresa ditta societa dipendente societario aziendale corporate company staff hr risorse_umane business empresa multinazionale pmi fondimpresa
fondi_interprofessionali team datore_di_lavoro coaching startup studio_professionale
## settori-professionali
settore turismo alberghiero marketing legale ingegneria hotel receptionist cameriere microlingua medical_english aviazione infermiere presentazioni
negoziazione finance inglese_tecnico inglese_medico settoriale telefonate_in_inglese commerciale english_for_work steward ingegnere
## scuola-istituzione
istituto dirigente preside plesso paritaria pof ptof ic scolaresca extracurricolare referente scuole dirigenza presidenza collegio_docenti
nostri_alunni nostri_studenti
## centro-preparazione
centro_di_preparazione diventare_centro preparation_centre exam_centre centro_esami diventare_partner autorizzato autorizzazione authorised
centro_cambridge sede_d_esame exam_center codice_centro
## progetti-europei
erasmus pon pnrr mobilita progetto europeo eu progettazione partenariato job_shadowing europrogettazione staff_mobility dm65 dm66 ka1 ka2 indire
agenzia_nazionale bandi
## universita
universita universitario ateneo facolta sapienza luiss cfu roma_tre tor_vergata university magistrale crediti_formativi campus specialistica rettorato
matricola bocconi lumsa tesi_di_laurea idoneita
## concorso-graduatoria
concorso graduatoria gps mad ata abilitazione tfa concorsone supplenza carabinieri esercito forze_armate pubblico_impiego militare supplenti
## visto-immigrazione
visto cittadinanza immigrazione passaporto ambasciata visa_uk visado questura carta_di_soggiorno residenza consolato prefettura student_visa
citizenship immigrato extracomunitario carta_soggiorno asilo_politico permessi rifugiato
## documento-identita
patente tessera_sanitaria identita id_card fototessera spid cie identificare documento passaporto_valido autocertificazione
## convocazione-esame
convocazione convocare presentarsi giorno_esame confirmation_of_entry aula_esame cosa_portare candidati arrivare_all_esame
## esaminatore
esaminatore commissione commissario examiner interlocutore chi_corregge esaminatrice valutatore chi_valuta
## date-esame
data sessioni fecha dates prossimo_esame quando_esame calendario appello
## iscrizione
iscrivere iscrizione iscriversi iscritto adesione aderire registrarsi segnarsi partecipare arruolare enroll enrol inscripcion register signup
reiscrizione iscrivermi apuntarse inscribirse sign_up iscriverlo segnarmi mi_segno aderisco registration segnami
## prenotare
prenotare prenotazione riservare fissare appuntamento book booking reservar fermare_un_posto tenere_il_posto incontro bloccare prenotabile appointment
prenotarsi
## entrare-in-corso
corso_iniziato inserirsi gia_partito entrare_dopo subentrare inserimento gia_cominciato in_itinere a_corso_iniziato aggregarsi accodarsi aggiungersi
unirsi corso_avviato gia_iniziato gia_avviato a_meta_corso mi_inserisco entrare_a_meta aggiungermi in_corsa
## lezione-prova
lezione_gratuita assaggio trial open_day assistere porte_aperte demo provare lezione_dimostrativa testare sbirciare
## corso-percorso
corso percorso lezione course courses ciclo class modulo_didattico corsetto curso clase lessons formazione seminario workshop lez
laboratorio_linguistico classes
## ripetizioni-aiuto
ripetizioni doposcuola aiuto_compiti tutoraggio debito lezioni_private sostegno_scolastico insufficienza aiuto_scolastico tutoring
rimandato_a_settembre
## online-distanza
online zoom skype meet da_casa dad videochiamata virtuale teams webinar e_learning piattaforma elearning collegarsi video_lezione on_line distanza
remote dal_pc
## presenza
presenza dal_vivo in_sede di_persona faccia_a_faccia in_aula fisicamente in_person presencial live onsite
## misto
misto ibrido blended meta_e_meta alternare hybrid alternanza online_e_presenza
## a-domicilio
domicilio casa_mia insegnante_a_casa a_casa_mia vengono_a_casa da_me presso_azienda in_azienda a_casa da_noi nostra_sede presso_di_noi
## club-conversazione
conversation tandem scambio_linguistico club language_exchange gruppo_di_conversazione aperitivo fare_pratica practice circolo
incontri_di_conversazione
## campo-estivo
camp grest oratorio estivi colonia ludoteca summer_school
## evento-cultura
evento mostra concerto cinema teatro gita museo visita_guidata spettacolo inaugurazione conferenza culturale presentazione_libro cena raduno film
escursione party attivita_extra festival
## lingua-inglese
inglese english anglais inghilese englisc engl ing inlgese inglse anglosassone
## lingua-francese
francese french francais francofono france
## lingua-spagnola
spagnolo spanish espanol castigliano catalano ispanico latinoamericano
## lingua-tedesca
tedesco german deutsch aleman tedeschi
## lingua-italiana
italiano l2 foreigner foreigners extranjeros stranieri badante colf
## lingue-asiatiche
cinese giapponese coreano mandarino chinese japanese korean vietnamita hindi thailandese tagalog bengalese thai cantonese malese urdu nepalese
## lingue-slave
russo polacco ucraino rumeno bulgaro ceco croato serbo russian sloveno albanese ungherese moldavo slovacco lituano polish lettone estone
## lingue-semitiche
arabo ebraico turco persiano arabic farsi aramaico amarico somalo maltese curdo armeno
## lingue-nordiche
svedese norvegese danese olandese finlandese islandese fiammingo dutch finnico scandinavo swedish norwegian danish gaelico
## lingue-altre
portoghese brasiliano greco latino esperanto lis lingua_dei_segni portuguese swahili dialetto romanesco braille greek
## altra-lingua
lingua idioma language languages poliglotta linguistico idiomas multilingue
## traduzione-documenti
traduzione tradurre traduttore asseverare asseverazione giurata legalizzare apostille translate translation traduccion contratto atto_di_nascita
giuramento tribunale certificato_di_nascita legalizzazione referto tradurmi tradotto traduco traducete translator translations sentenza procura notaio
notarile testamento
## traduzione-tecnica
localizzazione localizzare sottotitoli brevetto tesi proofreading abstract glossario bozze tradurre_sito tradurre_manuale manuale_tecnico
impaginazione traduzione_tecnica traduzioni_tecniche revisione catalogo
## interpretariato-evento
interprete interpretariato simultanea consecutiva congresso convegno cabina chuchotage interpreter trattativa conferenza_internazionale interpreting
accompagnamento bidule fiere
## viaggio-studio
viaggio soggiorno estero study_abroad study_holiday tour_operator vacanza destinazione partire_per
## anno-estero
anno_all_estero exchange scambio high_school semestre_all_estero anno_scolastico_estero intercultura gap_year quarto_anno_estero anno_scolastico
trimestre_all_estero mobilita_studentesca semestre_estero
## viaggio-trasporto
volo aereo aeroporto biglietto trasferimento transfer decollo ryanair flight pullman traghetto check_in ita_airways imbarco bagagli andata_e_ritorno
coincidenza airport
## alloggio-famiglia-ospitante
alloggio famiglia_ospitante host_family residence dormire albergo homestay ostello camera pernottamento vitto pensione_completa appartamento
accommodation stanza_doppia airbnb alloggiare pernottare ospitalita b_and_b dormono residenza_universitaria in_famiglia in_college mezza_pensione
coinquilino dormitorio pasti
## accompagnatore-gruppo
accompagnare supervisione leader accompagnatrice capogruppo accompagnatori viaggiare_da_solo partire_da_solo supervisor sorvegliati
## paesi-anglofoni
inghilterra londra irlanda dublino malta america scozia stati_uniti usa canada australia gran_bretagna regno_unito oxford new_york uk london boston
edimburgo brighton galles los_angeles toronto sydney nuova_zelanda ireland manchester bath bournemouth san_francisco california florida galway cork
sliema south_africa
## paesi-esteri
francia spagna germania parigi madrid berlino barcellona europa portogallo giappone cina svizzera austria olanda svezia siviglia lione brasile russia
messico argentina romania polonia lisbona vienna nizza
## contatto-telefono
telefono numero chiamare recapito squillare richiamare phone call telefonico cornetta centralino chiamarvi fisso llamar tel num
## contatto-posta
mail email posta_elettronica pec scrivervi casella correo lettera raccomandata messaggio scrivere allegare msg hotmail gmail
## whatsapp-messaggi
whatsapp wa telegram sms chattare messaggiare vocale wapp messaggino watsap wazzap zap whats
## social-network
facebook instagram tiktok linkedin youtube social ig fb twitter profilo canale follower seguirvi insta seguo reel stories
## newsletter
newsletter aggiornamento avvisi notifica mailing novita notizie aggiornare aggiornatemi tenetemi avvisatemi avvertire disiscrizione
## parlare-operatore
operatore persona_vera umano consulente qualcuno persona_reale human operador help_desk assistenza parlare_con_voi passami mi_passi parlare_a_voce
a_voce
## consulenza-orientamento
consulenza orientamento consigliare consiglio scegliere scelta suggerire orientare indeciso advice adatto consigliabile suggerimento recomendar
adeguato quale_corso che_corso scelgo scegli fa_per_me conviene_fare consigliami consigliate
## modulo-sito
modulo form compilare sito pagina web link cliccare formulario compilazione inviare_richiesta website pulsante bottone schermata cliccabile homepage
richiesta_online tasto
## malfunzionamento
errore bug guasto non_funziona non_va bloccato rotto impallato crash non_si_apre 404 malfunzionamento caricare glitch disservizio non_invia
problema_tecnico pagina_bianca non_manda non_riesco non_si_invia
## area-riservata
area_riservata login account password registro_elettronico credenziali username loggarsi app applicazione portale utenza accedere registro_online
area_studenti area_personale accesso_online
## attesa-mancato-arrivo
aspettare attendere non_arriva non_ricevuto non_ho_ricevuto nessuno_risponde non_rispondete ancora_niente attesa mai_arrivato silenzio spam
ricontattare sollecitare sparito nessuna_notizia non_e_arrivato ancora_nulla non_ho_avuto nessuna_risposta da_giorni non_rispondono non_risponde
mai_ricevuto mai_risposto
## tempi-risposta
rispondere risposta ricontattato feedback riscontro richiamata reply answer farsi_sentire contattare rispondete rispondono mi_chiamate mi_richiamate
ricontattarmi mi_ricontattate mi_contattate
## lamentela
lamentela lamentare reclamo protestare scontento insoddisfatto deluso vergognoso arrabbiato complaint pessimo inaccettabile scandaloso schifo
delusione indignato incavolato malissimo queja insoddisfazione inammissibile disorganizzato scortese maleducato male_organizzato segnalazione
segnalare disguido indecente
## truffa-fiducia
truffa fregatura fregare imbroglio fidarsi affidabile garanzia fiducia scam fake bufala garantire garantito reliable serieta soddisfatti_o_rimborsati
affidabilita raggiro truffatore legittimo legit
## azione-legale
denuncia denunciare querela vie_legali diffida codacons avvocato tribunale class_action vie_giudiziarie associazione_consumatori giudice fare_causa
## personale-segreteria
segreteria segretaria reception personale addetto desk sportellista accoglienza front_office secretaria amministrazione ufficio_informazioni
vostro_staff ufficio_iscrizioni
## proprietario-direttore
direttore proprietario titolare direttrice responsabile fondatore fondare dirige boss director presidente coordinatore gestore fondatrice
amministratore padrone ceo founder owner rappresentante comandare
## chi-siete
chi_siete cosa_fate chi_sete about_us parlatemi_di_voi who_are_you quienes presentatevi cosa_offrite che_fate servizi descrivere
## storia-anni
storia esperienza nascere nata da_quanti_anni da_quanto_tempo tradizione fondata storico esistete decennio since founded quarantennale esistenza
quarant_anni antica fondazione
## statistica-percentuale
percentuale statistica per_cento quanti_passano quanti_superano percent tasso_di_successo quanti_promossi probabilita statistiche tasso_di_promozione
quanti_promuovete success_rate
## recensioni-fama
recensione opinione parere trustpilot reputazione testimonianza stelle google_reviews fama review commento famoso referenze passaparola rinomato
resenas dicono_di_voi cosa_dicono stelline parlano_bene
## concorrenti
concorrente concorrenza wall_street shenker british_institute berlitz meglio_di_voi altre_scuole my_english_school babbel inlingua international_house
preply competitor altri_istituti un_altra_scuola rosetta_stone
## confronto
differenza differire meglio migliore confronto paragone versus vs rispetto_a distinguere piu_facile peggio distinzione comparare vantaggio svantaggio
difference piu_difficile piu_semplice diverso preferire preferisco preferibile che_cambia cosa_cambia conviene
## perche-voi
perche_scegliere punti_di_forza perche_voi distinguervi differenziarsi marcia_in_piu perche_dovrei valore_aggiunto cosa_vi_distingue convincimi
## qualita-iso
iso qualita standard accreditata quality ente asils aisli eaquals uni_en carta_dei_servizi ispezione accreditamenti
## privacy-dati
privacy gdpr consenso cookie trattamento riservatezza riservato anonimo cookies tracciare profilazione informativa liberatoria banner dpo oblio
garante dati tutela tracciamento
## foto-video
foto fotografare selfie immagine riprese filmare riprendere photo
## condizioni-regolamento
regolamento clausola regole norma condizioni vincolo vincolante legalmente consentito contratto obblighi termini_contrattuali
## assistente-gaia
gaia bot chatbot assistente robot intelligenza_artificiale ia chatgpt gpt algoritmo siri alexa sei_umana sei_vera sei_una_persona come_ti_chiami
chi_sei
## saluti
ciao salve buongiorno buonasera hello hi hola buondi hey ehi bonjour buon_pomeriggio buonanotte bella_li saluto good_morning aho buon_di heila
good_evening buenos_dias ao
## congedo
arrivederci addio a_presto bye ci_vediamo a_domani ci_sentiamo buona_giornata buona_serata goodbye adios alla_prossima statte_bene buon_lavoro see_you
ciao_ciao buon_weekend buona_domenica cordiali_saluti
## ringraziamenti
grazie ringraziare thanks thank gracias gentilissima grz tnx thx merci grassie riconoscente ringrazio apprezzare
## complimenti
bravo complimenti ottima fantastico bravissima grande gentile eccellente meraviglioso simpatico top nice great mitico adorabile carina utilissimo
impeccabile soddisfatto contento well_done
## scuse
scusa scusate perdonare dispiacere sorry pardon disturbare chiedo_venia lo_siento scusami perdonami spiacente
## insulti
stupido scemo idiota cretino imbecille deficiente stronzo vaffanculo merda cazzo coglione inutile incapace rincoglionito vaffa fuck fanculo buffone
cojone shit rompere_le_palle ladro pirla mortacci fai_schifo fate_schifo bastardo cacare rompicoglioni puttana minchia non_capisci_niente asshole
## risate-battute
ahah haha barzelletta scherzare battuta ridere lol ahahah spiritoso joke burla buffo freddura xd hahaha scherzetto umorismo funny ihih
## accordo-si
certo confermo okay ok va_bene daje esatto giusto yes d_accordo volentieri sicuramente certamente ovvio esattamente proceda yep concordo affermativo
vabbe sure assolutamente sisi si_grazie okk oki d_acc benissimo approvo correct si_certo
## rifiuto-no
no nessuno lascia_perdere non_voglio macche rifiutare negativo nope non_importa non_mi_interessa lasciare_stare fa_niente no_grazie non_serve
non_confermo non_mandare meglio_di_no per_niente
## dubbio-forse
forse magari boh dubbio incerto incertezza non_so mah probabilmente eventualmente dipende maybe bho chissa titubante ci_penso perplesso devo_pensarci
sono_indeciso perhaps non_sono_sicuro
## correzione-errore
sbagliare correggo intendevo volevo_dire errato anzi non_quello refuso invece rettificare mistake typo mi_sbaglio non_e_quello intendo erroneo
## non-capito
capire capito chiarire chiarimento spiegare confuso confusione ripeti spiegazione precisare specificare explain chiarezza ambiguo understand capisco
spiegami spiegarmi cioe in_che_senso significare
## informazione
informazione info informarsi dettaglio delucidazione saperne informare ragguaglio know detalles particolari notizia information informacion conoscere
approfondimento sapere chiedere domandare
## domanda-quanto
quanto how_much how_many cuanto qto qnt quantita
## domanda-quando
quando qnd cuando when a_quando da_quando quanno in_quale_data in_che_data periodo quando_e
## domanda-dove
dove donde where ndo ndove do_sta addo onde in_che_posto in_quale_via in_che_zona
## domanda-perche
perche xche why xk perke xke come_mai porque ragione cagione motivo pq pche
## domanda-come
come how maniera procedura procedere iter passaggio modalita come_si_fa modo procedimento trafila come_devo come_posso come_faccio
## domanda-chi
chi who quien con_chi da_chi chi_e di_chi a_chi whom chi_sono
## domanda-quale
quale which cual tipo what
## quantita-molto
molto tanto parecchio troppo assai un_sacco much many un_casino moltissimo tantissimo notevole enormemente
## quantita-poco
poco pochi pochino pochissimo leggermente few little appena minimamente pochetto
## piu-di-uno
doppio entrambi due_corsi piu_corsi contemporaneamente ambedue tutti_e_due contemporaneo parallelamente secondo_corso piu_esami due_lingue due_livelli
piu_lingue abbinare altro_corso due_esami
## volere
volere voglio vuole vorrei vorremmo vuoi voleva desiderare interessare piacere intenzione want quiero quisiera vojo mi_piacerebbe would pensavo_di
vorremo preferenza vonno vogliono
## bisogno
bisogno servire necessita occorrere need mi_servirebbe esigenza fabbisogno necesito occorrente richiedere servono serviva
## potere-permesso
potere posso puo possibile possibilita permettere permesso potrei potrebbe autorizzare could puedo vietato concedere consentire lecito tollerare puoi
possono potete potremmo can_i concesso ammissibile consentite
## dovere-obbligo
dovere devo obbligo obbligatorio must bisogna indispensabile dobbiamo tocca costretto facoltativo imprescindibile opzionale debbo should mandatory
devono dovrei dovremo dovremmo dovreste necessariamente per_forza obbligatoriamente
## esistere-avere
esistere avere avete disporre ci_sono dotato possedere c_e tenete prevedere previsto munito there_is hay dotazione esistono ci_stanno avreste possiede
possedete dispone disponete have_you do_you_have teneis
## offrire-fornire
offrire fornire proporre organizzare proposta erogare dare mettere_a_disposizione provide offer svolgere fornitura date_voi danno allestire proponete
offrite offerto proponi fornite organizzate fate_corsi erogate ofrecen
## dare-consegnare
consegna mandare inviare invio spedire spedizione send trasmettere recapitare inoltrare allegato enviar inviarmi mandarmi mandate inviate mandami
spedite girarmi
## portare
portare portarsi bring portarmi con_se
## andare-uscire
andare vado va uscire esco uscite andro go andate allontanarsi andarsene allontanarmi vanno vai tornare
## cercare-trovare
cercare trovare ricerca reperire rintracciare scovare search find buscar looking_for individuare cercate
## vedere-visitare
vedere visitare visione guardare passare_in_sede dare_un_occhiata sopralluogo tour passo_a_trovarvi visitarvi visitate passare_da_voi vengo_a_trovarvi
sbirciare
## aiuto
aiuto help supporto una_mano ayuda dare_una_mano soccorrere sos aiutarmi aiutami aiutate supportarmi darmi_una_mano
## dati-anagrafici
richiesta nome cognome mi_chiamo chiamarsi nominativo generalita my_name anagrafica i_miei_recapiti miei_recapiti my_name_is
## stato-della-pratica
pratica stato_della_richiesta a_che_punto riferimento mia_iscrizione protocollo presa_in_carico tracking mia_richiesta ricevuto_la_domanda
avete_ricevuto ricevuto_il_pagamento
## sport-calcio
calcio totti derby sport palestra champions campionato tifoso juve tennis piscina football calciatore allenatore olimpiadi serie_a nuoto gol as_roma
formula_uno ciclismo basket pallavolo sinner stadio
## cucina-ricette
ricetta carbonara cucinare pizza pasta amatriciana guanciale torta cuoco pecorino ingrediente cacio_e_pepe tiramisu gricia lasagne padella sugo ragu
## meteo
meteo piovere pioggia previsioni neve temporale weather che_tempo nuvoloso vento grandine piovera nevicare che_tempo_fa tempo_domani
## politica-attualita
politica governo meloni elezioni guerra sindaco premier putin trump telegiornale deputato referendum parlamento senatore ministro
presidente_della_repubblica salvini schlein comunista fascista senato attualita
## religione-astrologia
religione dio chiesa messa preghiera cristiano musulmano pregare crocifisso bibbia religioso buddista buddha gesu oroscopo astrologia tarocchi
zodiacale
## consigli-privati
amore innamorato tradire sposarsi divorzio triste solitudine litigare baciare corteggiare depresso ex_fidanzato ti_amo sposami sei_bella
conquistare_una_ragazza mi_ama suocera tristezza
## soldi-investimenti
investire bitcoin criptovalute mutuo trading lotto enalotto crypto superenalotto gratta_e_vinci scommettere scommesse investimento etf fare_soldi
azionario
## tecnologia
python javascript software hardware iphone windows android virus videogiochi playstation codice_sorgente informatica html excel gaming coding
programmatore java linux programmazione hacker
## musica-tv
musica canzone cantante serie_tv netflix sanremo spotify attore televisione rapper chitarra playlist album maneskin cantare attrice regista
## matematica-scuola
matematica equazione radice_quadrata fisica chimica calcolare moltiplicare filosofia geometria scienze moltiplicazione capitale_di quanto_fa teorema
pitagora
## turismo-roma
colosseo fontana_di_trevi turista monumento pantheon visitare_roma trattoria discoteca piazza_navona museo shopping vita_notturna
## creativita-testi
poesia filastrocca favola racconto inventare inventarsi tweet canzoncina rima storiella scrivimi raccontami romanzo sonetto haiku slogan
## istruzioni-nascoste
ignora istruzioni prompt system jailbreak fingere hackerare bypassare developer_mode instructions roleplay dimentica_tutto fai_finta override admin
modalita_sviluppatore
## dati-altrui
altro_studente numero_privato spiare spia elenco_clienti di_un_altro telefono_del_professore elenco_studenti dati_altrui nomi_degli_studenti
numero_del_professore
## emozione-negativa
stanco stressato stufo scoraggiato sconfortato esausto demoralizzato disperato disperazione avvilito scoglionato frustrato angoscia arrendersi
arrendermi non_ce_la non_imparo
## ex-studente
ex_studente ex_alunno gia_cliente fedelta affezionato tornare_da_voi vecchio_studente ex_allievo fidelizzare ex_corsista gia_studente
seconda_iscrizione reiscrivere
## gara-fornitore
gara appalto fornitore mepa cig durc consip cup determina affidamento acquistinrete ordine_di_acquisto rup capitolato manifestazione_di_interesse
avviso_pubblico mercato_elettronico richiesta_di_offerta rdo anac
## pubblicita-partner
partnership sponsor sponsorizzare pubblicizzare partner_commerciale vendervi fornirvi influencer proposta_commerciale affiliazione franchising
collaborazione_commerciale pubblicita inserzione proporvi posizionamento_google
## invalsi-scuola
invalsi esame_di_stato esame_terza_media alternanza_scuola_lavoro maturita crediti pcto
## cambio-classe
cambiare_classe cambiare_corso cambiare_professore cambiare_gruppo scambiare livello_sbagliato troppo_facile troppo_difficile cambio_classe
cambio_insegnante cambio_professore altro_gruppo altra_classe cambiare_livello cambiare_insegnante
## pausa-sospensione
sospendere sospensione congelare mettere_in_pausa freeze stoppare congelamento sospeso riattivare stop
## dopo-corso
proseguire continuare dopo_il_corso continuita continuazione prosecuzione livello_successivo proseguimento continuo prossimo_livello andare_avanti
## cedere-posto
cedere cedibile passare_il_posto a_nome_di trasferibile cessione subentro al_mio_posto cambio_nominativo cambio_intestatario
## elenco-panoramica
elenco lista panoramica brochure depliant opuscolo volantino catalogo ventaglio riassumere riepilogo tutti_i_corsi all_courses flyer gamma
`;
